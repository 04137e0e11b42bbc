/** People and plates that no other journey of the run uses: the API caps codes and telephones per person. */
import { checkDigits } from '@emsal/validation/identity/check-digits';
import { taxNumber } from '@emsal/validation/tax-number/tax-number';
import { ownNumber } from './sandbox';

/** The register answers any valid number with an adult whom every birth date fits. */
export function ownIdentity(): string {
  const nine = `4${ownNumber().slice(2)}`;
  return nine + checkDigits(nine);
}

/** A valid tax number: any number is a company that the register knows. */
export function ownTaxNumber(): string {
  const nine = `3${ownNumber().slice(2)}`;
  return [...'0123456789'].map((check) => nine + check).find((number) => taxNumber(number).ok)!;
}

const plateLetters = 'ABCDEFGHIJKLMNOPRSTUVYZ';
/** Three letters and a number of three digits. */
const platesOfProvince = plateLetters.length ** 3 * 900;

/** A plate of its own: any regular plate is a car that the register knows. */
export function ownPlate(): string {
  const number = Number(ownNumber().slice(2));
  const letter = (place: number): string =>
    plateLetters[Math.floor(number / 900 / plateLetters.length ** place) % plateLetters.length]!;
  const province = String(6 + Math.floor(number / platesOfProvince)).padStart(2, '0');
  return `${province}${letter(0)}${letter(1)}${letter(2)}${100 + (number % 900)}`;
}
