/** People and plates that no other journey of the run uses: the API caps codes and telephones per person. */
import { taxNumber } from '@emsal/validation/tax-number/tax-number';
import { ownNumber } from './sandbox';

/** A valid identity number from nine digits: the last two are check digits. */
function identityFrom(nine: string): string {
  const digits = [...nine].map(Number);
  const sum = (from: number): number =>
    digits.filter((_, at) => at % 2 === from).reduce((all, digit) => all + digit, 0);
  const tenth = (((sum(0) * 7 - sum(1)) % 10) + 10) % 10;
  return `${nine}${tenth}${(digits.reduce((all, digit) => all + digit, 0) + tenth) % 10}`;
}

/** The register answers any valid number with an adult whom every birth date fits. */
export const ownIdentity = (): string => identityFrom(`4${ownNumber().slice(2)}`);

/** A valid tax number: any number is a company that the register knows. */
export function ownTaxNumber(): string {
  const nine = `3${ownNumber().slice(2)}`;
  return [...'0123456789'].map((check) => nine + check).find((number) => taxNumber(number).ok)!;
}

const plateLetters = 'ABCDEFGHIJKLMNOPRSTUVYZ';

/** A plate of its own: any regular plate is a car that the register knows. */
export function ownPlate(): string {
  const number = Number(ownNumber().slice(2));
  const letter = (place: number): string =>
    plateLetters[Math.floor(number / 1000 / plateLetters.length ** place) % plateLetters.length]!;
  return `06${letter(0)}${letter(1)}${letter(2)}${String(number % 900).padStart(3, '1')}`;
}
