/** The vehicle's owner by the identity field: a person's number has eleven digits, a company's ten. */
import { cleanDigits } from '@emsal/validation/clean/clean';
import type { VehicleAnswers } from './vehicle-grammar';

const taxDigits = 10;

/** Whether the number is a complete tax number. */
export const isCompany = ({ shortLicenseOwnerTcOrTaxNo }: VehicleAnswers): boolean =>
  cleanDigits(shortLicenseOwnerTcOrTaxNo).length === taxDigits;

/** An incomplete number counts as a person's, as most are, so that the number of steps does not grow while it is typed. */
export const mayBePerson = (answers: VehicleAnswers): boolean => !isCompany(answers);

/** Whether the visitor says that a plate was issued; it may still be missing or invalid. */
export const hasPlate = ({ licensePlateStatus }: VehicleAnswers): boolean => licensePlateStatus === '1';
