/** Identity numbers with valid check digits, and telephones, from counters: no two tests share a person. */
import { checkDigits } from '@emsal/validation/identity/check-digits';
import { isTaxNumber } from '@emsal/validation/tax-number/is-tax-number';

let person = 400_000_000;
let telephone = 5_320_000_000;
let company = 4_540_300_000;

export function newIdentityNo(): string {
  const nine = String((person += 1));
  return nine + checkDigits(nine);
}

export const newPhoneNumber = (): string => String((telephone += 1));

/** Of a company. */
export function newTaxNo(): string {
  let number = company;
  do number += 1;
  while (!isTaxNumber(String(number)));
  company = number;
  return String(number);
}
