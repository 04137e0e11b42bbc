/** The words of the vehicle family: its fields, what depends on what, and where options come from. */
import { plate, splitPlate } from '@emsal/validation/plate/plate';
import type { Answers } from '@emsal/lines/kit/field';
import { grammar } from '@emsal/lines/kit/grammar';
import { commercialUsages, modelYears } from './option-lists';
import { vehicleFields } from './vehicle-fields';

export type VehicleAnswers = Answers<typeof vehicleFields>;

const modelFields = ['vehicleModelType', 'vehicleModelTypeName', 'vehicleModel'] as const;

/** All that a plate's lookup answers or a visitor enters about the vehicle behind it. */
const plateDependents = [
  'isVehicleFound',
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
  'currentInsuranceCompany',
  'currentInsurancePolicyAgentNo',
  'currentInsurancePolicyNo',
  'currentInsurancePolicyRenewNo',
  'currentInsuranceStartDate',
  'currentInsuranceExpiryDate',
] as const;

export const { step, part, line, send, lookup } = grammar(vehicleFields, (source) => ({
  clears: {
    licensePlateNo: plateDependents,
    licensePlateStatus: [
      'licensePlateNo',
      'licensePlateCity',
      'plate1',
      'plate2',
      'plate3',
      'cityId',
      'licenseNo',
      ...plateDependents,
    ],
    vehicleBrand: ['vehicleBrandName', ...modelFields],
    vehicleModelYear: modelFields,
    vehicleModelType: ['vehicleModelTypeName', 'vehicleModel'],
    vehicleUsageType: ['vehicleCommercialUsageType'],
    vehicleFuelType: ['vehicleIsLpgOriginal', 'vehicleLpgValue'],
    city: ['district'],
    shortLicenseOwnerTcOrTaxNo: [
      'isCustomerFound',
      'birthdayForLicense',
      'companyName',
      'name',
      'surname',
      'city',
      'district',
      'email',
      'assetStep',
      'directionAsset',
      'isVehicleFound',
    ],
  },
  choices: {
    vehicleModelYear: ({ licensePlateStatus }, { today }) => modelYears(licensePlateStatus, today),
    vehicleCommercialUsageType: ({ vehicleUsageType }) => commercialUsages(vehicleUsageType),
  },
  sources: {
    city: source('GET quoterequestapi/sharedstep/GetCityList', {
      input: () => ({}),
      option: ({ cityId, cityName }) => ({ code: cityId, name: cityName }),
    }),
    cityId: source('GET quoterequestapi/sharedstep/GetCityList', {
      input: () => ({}),
      option: ({ cityId, cityName }) => ({ code: cityId, name: cityName }),
    }),
    district: source('GET quoterequestapi/sharedstep/GetDistrictList/{cityId}', {
      needs: ['city'],
      input: ({ city }) => ({ cityId: city }),
      option: ({ districtId, districtName }) => ({ code: districtId, name: districtName }),
    }),
    jobCode: source('GET quoterequestapi/sharedstep/GetJobList/{branchId}', {
      input: (_, { branchId }) => ({ branchId: String(branchId) }),
      option: ({ code, name }) => ({ code, name }),
    }),
    directionAsset: source('GET quoterequestapi/sharedstep/getAssets/{visitId}', {
      input: (_, { visitId }) => ({ visitId }),
      option: ({ assetId, licensePlateNo, description }) => ({
        code: assetId,
        name: description,
        model: licensePlateNo,
      }),
    }),
    vehicleBrand: source('POST quoterequestapi/auto/GetBrandList', {
      input: (_, { visitId }) => ({ visitId }),
      option: (row) => row,
    }),
    vehicleModelType: source('POST quoterequestapi/auto/getmodeltypelist', {
      needs: ['vehicleBrand', 'vehicleModelYear'],
      input: (a, { visitId }) => ({ visitId, brandCode: a.vehicleBrand, modelYear: Number(a.vehicleModelYear) }),
      option: ({ typeCode, typeName }) => ({ code: typeCode, name: typeName }),
    }),
    vehicleModel: source('POST quoterequestapi/auto/getmodellist', {
      needs: ['vehicleBrand', 'vehicleModelYear', 'vehicleModelType'],
      input: (a, { visitId }) => ({
        visitId,
        brandCode: a.vehicleBrand,
        modelYear: Number(a.vehicleModelYear),
        typeCode: a.vehicleModelType,
      }),
      option: ({ id, modelName }) => ({ code: id, name: modelName }),
    }),
    currentInsuranceCompany: source('GET quoterequestapi/auto/GetInsuranceFirmList', {
      input: () => ({}),
      option: (row) => row,
    }),
  },
  derives: {
    licensePlateNo: plateAnswers,
  },
  names: { vehicleBrand: 'vehicleBrandName', vehicleModelType: 'vehicleModelTypeName' },
}));

/** A plate was given, so its status is 1; its parts and province follow once it is right. */
function plateAnswers(typed: string): Partial<VehicleAnswers> {
  const verdict = plate(typed);
  const parts = splitPlate(verdict.ok ? verdict.value : '');
  return { ...parts, licensePlateStatus: '1', licensePlateCity: parts.plate1, cityId: parts.plate1 };
}
