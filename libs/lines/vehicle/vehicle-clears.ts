/** Which answers a changed answer clears. */
import type { RelationsSpec } from '@emsal/lines/kit/grammar/grammar';
import { personDependents } from '@emsal/lines/kit/person/personal-fields';
import { currentPolicyFields, type VehicleFields } from './vehicle-fields';

const modelFields = ['vehicleModelType', 'vehicleModelTypeName', 'vehicleModel'] as const;

/** What a plate's look-up fills in or a visitor types about its vehicle. */
const plateDependents = [
  'isVehicleFound',
  'editVehicleInformation',
  'hasPrePolicy',
  'vehicleRegistrationDate',
  'vehicleBrand',
  'vehicleBrandName',
  'vehicleModelYear',
  ...modelFields,
  'isDisabledVehicle',
  'vehicleEngineNo',
  'vehicleChassisNo',
  'vehicleTotalSeatNumber',
  'vehicleFuelType',
  'vehicleIsLpgOriginal',
  'vehicleLpgValue',
  'vehicleUsageType',
  'vehicleCommercialUsageType',
  'vehiclePurposeOfUsageType',
  'showPolicyInformation',
  ...currentPolicyFields,
] as const;

/** What is known of one owner. */
export const ownerDependents = [
  ...personDependents,
  'birthdayForLicense',
  'companyName',
  'assetStep',
  'directionAsset',
  'isVehicleFound',
  'hasPrePolicy',
] as const;

export const vehicleClears = {
  licensePlateNo: plateDependents,
  // Plate and serial are kept, for visitors who change the status by mistake; they do not count while the status is 0.
  licensePlateStatus: plateDependents,
  vehicleBrand: ['vehicleBrandName', ...modelFields],
  vehicleModelYear: modelFields,
  vehicleModelType: modelFields,
  directionAsset: ['editVehicleInformation'],
  vehicleUsageType: ['vehicleCommercialUsageType'],
  city: ['district'],
  shortLicenseOwnerTcOrTaxNo: ownerDependents,
} as const satisfies RelationsSpec<VehicleFields>['clears'];
