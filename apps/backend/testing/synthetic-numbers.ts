/** Identity numbers with valid check digits, and telephones, from counters: no two tests share a person. */
import { checkDigits } from '@emsal/validation/identity/check-digits';
import { isTaxNumber } from '@emsal/validation/tax-number/is-tax-number';

let person = 400_000_000;
let telephone = 5_320_000_000;
let company = 4_540_300_000;

export function newIdentityNo(): string {
  person += 1;
  const nine = String(person);
  return nine + checkDigits(nine);
}

export function newPhoneNumber(): string {
  telephone += 1;
  return String(telephone);
}

/** Of a company. */
export function newTaxNo(): string {
  let number = company;
  do number += 1;
  while (!isTaxNumber(String(number)));
  company = number;
  return String(number);
}
