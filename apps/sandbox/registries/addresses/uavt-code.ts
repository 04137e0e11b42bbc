/**
 * The ten digits of an address code: nine that name the independent section and a check digit by ISO 7064 MOD 11,10. The rule is the
 * sandbox's own: the real register publishes none, so the product checks only the number of digits.
 */

const modulus = 10;

/** The check digit for nine digits. */
function checkDigit(digits: string): string {
  const product = [...digits].reduce((rest, digit) => {
    const sum = (rest + Number(digit)) % modulus || modulus;
    return (sum * 2) % (modulus + 1);
  }, modulus);
  return String((modulus + 1 - product) % modulus);
}

/** @param number below a thousand million */
export function uavtCodeOf(number: number): string {
  const digits = String(number).padStart(9, '0');
  return digits + checkDigit(digits);
}

/** The number that the code was made of; undefined when its check digit is wrong. */
export function numberOfUavtCode(code: string): number | undefined {
  const digits = code.slice(0, 9);
  return checkDigit(digits) === code.slice(9) ? Number(digits) : undefined;
}
