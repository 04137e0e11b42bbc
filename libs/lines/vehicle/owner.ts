/** Who owns the vehicle, read from its identity field: a person has eleven digits, a company ten. */
import { cleanDigits } from '@emsal/validation/clean/clean';
import type { VehicleAnswers } from './vehicle-grammar';

const taxDigits = 10;

/** A company's whole number was typed. */
export const isCompany = ({ shortLicenseOwnerTcOrTaxNo }: VehicleAnswers): boolean =>
  cleanDigits(shortLicenseOwnerTcOrTaxNo).length === taxDigits;

/** Who has not typed a whole number yet counts as a person, as most are: so the steps do not grow in number. */
export const mayBePerson = (answers: VehicleAnswers): boolean => !isCompany(answers);

/** By what the visitor says of the plate: it was issued, but may still be missing or wrong. */
export const hasPlate = ({ licensePlateStatus }: VehicleAnswers): boolean => licensePlateStatus === '1';
