/**
 * The tenth and the eleventh digit of a person's number.
 * @param nine its first nine digits
 */
export function checkDigits(nine: string): string {
  const digits = [...nine].map(Number);
  const sum = (from: number): number =>
    digits.reduce((total, digit, at) => (at % 2 === from ? total + digit : total), 0);
  const odd = sum(0);
  const even = sum(1);
  const tenth = (odd * 7 - even + 40) % 10;
  return `${tenth}${(odd + even + tenth) % 10}`;
}
