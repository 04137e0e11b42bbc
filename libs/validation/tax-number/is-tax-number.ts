/** Ten digits with a valid check digit, without the messages of `taxNumber`: a field that accepts both kinds of number has its own. */
export const isTaxNumber = (digits: string): boolean =>
  /^\d{10}$/.test(digits) && checkDigitOf(digits) === Number(digits[9]);

/** Each of the nine digits is shifted by its distance from the end, multiplied by that power of two, and reduced modulo 9. */
function checkDigitOf(digits: string): number {
  const sum = [...digits.slice(0, 9)].reduce((total, digit, index) => {
    const shifted = (Number(digit) + 9 - index) % 10;
    return total + (shifted === 9 ? 9 : (shifted * 2 ** (9 - index)) % 9);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
