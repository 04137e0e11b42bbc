/** Who owns the vehicle, read from its identity field: a person has eleven digits, a company ten. */
import { isEntityTc } from '@emsal/lines/facts/identity-kind';
import type { VehicleAnswers } from './vehicle-grammar';

export const isPerson = ({ shortLicenseOwnerTcOrTaxNo }: VehicleAnswers): boolean =>
  isEntityTc(shortLicenseOwnerTcOrTaxNo);

export const isCompany = (answers: VehicleAnswers): boolean =>
  answers.shortLicenseOwnerTcOrTaxNo !== '' && !isPerson(answers);

export const hasPlate = ({ licensePlateStatus }: VehicleAnswers): boolean => licensePlateStatus === '1';
