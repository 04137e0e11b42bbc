/** The checksum of cards and IMEI numbers: every second digit from the right counts double. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + weighted(Number(digit), index % 2 === 1), 0);
  return sum % 10 === 0;
}

function weighted(digit: number, isDoubled: boolean): number {
  const value = isDoubled ? digit * 2 : digit;
  return value > 9 ? value - 9 : value;
}
