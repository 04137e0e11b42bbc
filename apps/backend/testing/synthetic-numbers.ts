/** Identity numbers with right check digits over a counting prefix, and telephones: no two tests share a person by chance. */
let person = 400_000_000;
let telephone = 5_320_000_000;

export function newIdentityNo(): string {
  const digits = [...String((person += 1))].map(Number);
  const sum = (from: number) => digits.reduce((total, digit, at) => (at % 2 === from ? total + digit : total), 0);
  const [odd, even] = [sum(0), sum(1)];
  const tenth = (odd * 7 - even + 40) % 10;
  return [...digits, tenth, (odd + even + tenth) % 10].join('');
}

export const newPhoneNumber = (): string => String((telephone += 1));
