/** Who owns the vehicle, read from its identity field: a person has eleven digits, a company ten. */
import { isEntityTc } from '@emsal/lines/facts/identity-kind';
import { cleanDigits } from '@emsal/validation/clean/clean';
import type { VehicleAnswers } from './vehicle-grammar';

export const isPerson = ({ shortLicenseOwnerTcOrTaxNo }: VehicleAnswers): boolean =>
  isEntityTc(shortLicenseOwnerTcOrTaxNo);

export const isCompany = (answers: VehicleAnswers): boolean =>
  answers.shortLicenseOwnerTcOrTaxNo !== '' && !isPerson(answers);

const taxDigits = 10;

/** While the number is not there or half typed, most owners are persons: so their steps do not grow in number as they go. */
export const mayBePerson = ({ shortLicenseOwnerTcOrTaxNo }: VehicleAnswers): boolean =>
  cleanDigits(shortLicenseOwnerTcOrTaxNo).length !== taxDigits;

export const hasPlate = ({ licensePlateStatus }: VehicleAnswers): boolean => licensePlateStatus === '1';
