/** Identity numbers with right check digits over a counting prefix, and telephones: no two tests share a person by chance. */
import { checkDigits } from '@emsal/validation/identity/check-digits';

let person = 400_000_000;
let telephone = 5_320_000_000;

export function newIdentityNo(): string {
  const nine = String((person += 1));
  return nine + checkDigits(nine);
}

export const newPhoneNumber = (): string => String((telephone += 1));
