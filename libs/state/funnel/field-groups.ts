/** Which answers go together when a part of a form starts over (spec member 4). */
import type { AnswerSet } from '@emsal/lines/kit/field';

interface FieldGroup {
  fields: readonly string[];
  /** Named by the specification as surviving. */
  kept: readonly string[];
}

const vehicleFields = [
  'licensePlateStatus', 'licensePlateNo', 'licensePlateCity', 'plate1', 'plate2', 'plate3', 'cityId', 'licenseNo', 'vehicleRegistrationDate',
  'vehicleBrand', 'vehicleBrandName', 'vehicleModelType', 'vehicleModelTypeName', 'vehicleModel', 'vehicleModelYear', 'isDisabledVehicle',
  'vehicleEngineNo', 'vehicleChassisNo', 'vehicleTotalSeatNumber', 'vehicleFuelType', 'vehicleIsLpgOriginal', 'vehicleLpgValue', 'vehicleUsageType',
  'vehicleCommercialUsageType', 'vehiclePurposeOfUsageType', 'currentInsuranceCompany', 'currentInsurancePolicyAgentNo', 'currentInsurancePolicyNo',
  'currentInsurancePolicyRenewNo', 'currentInsuranceStartDate', 'currentInsuranceExpiryDate', 'isAccessoryVehicle', 'accessoriesForm', 'isVehicleFound',
] as const;

export const fieldGroups = {
  /** Another plate is another vehicle; the plate's own words and the licence number stay. */
  vehicle: { fields: vehicleFields, kept: ['licensePlateStatus', 'licensePlateNo', 'licensePlateCity', 'plate1', 'plate2', 'plate3', 'cityId', 'licenseNo'] },
  payee: { fields: ['payeeStatus', 'payeeType', 'bankCode', 'bankCity', 'branchCode', 'financialCompanyCode', 'tcOrTaxNo'], kept: ['payeeStatus'] },
  /** The parent of a travelling child; the trip stays. */
  parent: { fields: ['parentIdentityNo', 'parentBirthDate', 'parentName', 'parentSurname', 'showParentName'], kept: [] },
} as const satisfies Record<string, FieldGroup>;

export type FieldGroupName = keyof typeof fieldGroups;

/** The answers without the group's, except the kept ones. */
export function emptyGroup(answers: AnswerSet, name: FieldGroupName): AnswerSet {
  const { fields, kept }: FieldGroup = fieldGroups[name];
  return Object.fromEntries(Object.entries(answers).filter(([field]) => !fields.includes(field) || kept.includes(field)));
}
