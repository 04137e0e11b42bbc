/** People, plates and telephones that no other journey of the run uses, because the API limits codes and telephones per person. */
import { checkDigits } from '@emsal/validation/identity/check-digits';
import { imei } from '@emsal/validation/imei/imei';
import { taxNumber } from '@emsal/validation/tax-number/tax-number';
import { uniquePhoneNumber } from './sandbox';

/** The sandbox knows any valid number as an adult with any birth date. */
export function uniqueIdentity(): string {
  const nine = `4${uniquePhoneNumber().slice(2)}`;
  return nine + checkDigits(nine);
}

/** The sandbox knows any valid tax number as a company. */
export function uniqueTaxNumber(): string {
  const nine = `3${uniquePhoneNumber().slice(2)}`;
  return [...'0123456789'].map((check) => nine + check).find((number) => taxNumber(number).ok)!;
}

const plateLetters = 'ABCDEFGHIJKLMNOPRSTUVYZ';
/** Plates with three letters and a number of three digits. */
const platesOfProvince = plateLetters.length ** 3 * 900;

/** The sandbox knows any regular plate as a car. */
export function uniquePlate(): string {
  const number = Number(uniquePhoneNumber().slice(2));
  const letter = (place: number): string =>
    plateLetters[Math.floor(number / 900 / plateLetters.length ** place) % plateLetters.length]!;
  const province = String(6 + Math.floor(number / platesOfProvince)).padStart(2, '0');
  return `${province}${letter(0)}${letter(1)}${letter(2)}${100 + (number % 900)}`;
}

/** The sandbox knows any valid IMEI as a telephone of less than 36 months. */
export function uniqueImei(): string {
  const fourteen = `35${uniquePhoneNumber()}00`;
  return [...'0123456789'].map((check) => fourteen + check).find((number) => imei(number).ok)!;
}

/** A microchip of Türkiye (792). */
export const uniqueChip = (): string => `792${uniquePhoneNumber()}00`;
