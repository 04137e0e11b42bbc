/** What a changed answer makes void, field by field. */
import type { RelationsSpec } from '@emsal/lines/kit/grammar';
import { personDependents } from '@emsal/lines/kit/personal-fields';
import { currentPolicyFields, type VehicleDictionary } from './vehicle-fields';

const modelFields = ['vehicleModelType', 'vehicleModelTypeName', 'vehicleModel', 'vehicleValue'] as const;

/** All that a plate's lookup answers or a visitor enters about the vehicle behind it. */
export const plateDependents = [
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
  'isAccessoryVehicle',
  'accessoriesForm',
  'vehiclePurposeOfUsageType',
  'showPolicyInformation',
  ...currentPolicyFields,
] as const;

/** All that is known or said of one owner. */
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
  // The plate and its serial stay for whoever pressed the wrong card; they do not count while the status is 0.
  licensePlateStatus: plateDependents,
  vehicleBrand: ['vehicleBrandName', ...modelFields],
  vehicleModelYear: modelFields,
  vehicleModelType: modelFields,
  directionAsset: ['editVehicleInformation'],
  vehicleUsageType: ['vehicleCommercialUsageType'],
  city: ['district'],
  shortLicenseOwnerTcOrTaxNo: ownerDependents,
} as const satisfies RelationsSpec<VehicleDictionary>['clears'];
