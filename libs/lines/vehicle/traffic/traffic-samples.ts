/** One complete valid set of answers for each way through the form. Numbers are synthetic: check digits over arbitrary prefixes. */
import type { SampleSpec } from '@emsal/lines/kit/grammar';
import type { VehicleAnswers } from '../vehicle-grammar';
import type { vehicleFields } from '../vehicle-fields';

type TrafficSample = SampleSpec<typeof vehicleFields>;

/** The day on which the samples hold: model years and policy dates are counted from it. */
export const samplesToday = '2026-11-21';

const person: Partial<VehicleAnswers> = {
  shortLicenseOwnerTcOrTaxNo: '10000000078',
  phoneNumber: '5321234567',
  birthdayForLicense: '1985-04-12',
  isCustomerFound: true,
  name: 'AYŞE',
  surname: 'YILMAZ',
  city: '34',
  district: '3419',
  jobCode: '003',
};

const car: Partial<VehicleAnswers> = {
  vehicleBrand: '005',
  vehicleBrandName: 'BMW',
  vehicleModelYear: '2019',
  vehicleModelType: '103',
  vehicleModelTypeName: '320i',
  vehicleFuelType: '0',
  vehiclePurposeOfUsageType: '1',
  vehicleUsageType: '001001',
  vehicleChassisNo: 'WBA3A5C50DF123456',
  vehicleEngineNo: 'B48A20M1',
  vehicleTotalSeatNumber: '5',
};

const plateNo: Partial<VehicleAnswers> = {
  licensePlateStatus: '1',
  licensePlateNo: '34ABC12',
  licensePlateCity: '34',
  plate1: '34',
  plate2: 'ABC',
  plate3: '12',
  cityId: '34',
  licenseNo: 'AB123456',
};

const currentPolicy: Partial<VehicleAnswers> = {
  showPolicyInformation: true,
  currentInsuranceCompany: '12',
  currentInsurancePolicyAgentNo: '100200',
  currentInsurancePolicyNo: '30040050',
  currentInsurancePolicyRenewNo: '0',
  currentInsuranceStartDate: '2025-12-14',
  currentInsuranceExpiryDate: '2026-12-14',
};

const foundVehicle = [
  'licenseNo',
  'vehicleBrand',
  'vehicleModelYear',
  'vehicleModelType',
  'vehicleFuelType',
  'vehiclePurposeOfUsageType',
  'vehicleUsageType',
  'vehicleChassisNo',
  'vehicleEngineNo',
  'vehicleTotalSeatNumber',
] as const;
const foundPolicy = [
  'currentInsurancePolicyAgentNo',
  'currentInsurancePolicyNo',
  'currentInsurancePolicyRenewNo',
  'currentInsuranceStartDate',
  'currentInsuranceExpiryDate',
  'currentInsuranceCompany',
] as const;

export const trafficSamples: readonly TrafficSample[] = [
  {
    name: 'known plate',
    answers: {
      ...person,
      ...plateNo,
      ...car,
      isVehicleFound: true,
      hasPrePolicy: true,
      vehicleRegistrationDate: '2019-03-14',
      ...currentPolicy,
    },
    lookedUp: [...foundVehicle, ...foundPolicy],
  },
  {
    name: 'known plate, owner with registered vehicles',
    answers: { ...person, ...plateNo, ...car, isVehicleFound: true, assetStep: true, directionAsset: 'a1' },
    lookedUp: foundVehicle,
  },
  {
    name: 'plate not issued yet',
    answers: {
      ...person,
      ...car,
      licensePlateStatus: '0',
      cityId: '06',
      vehicleModelYear: '2026',
      marketingConfirm: true,
    },
  },
  {
    name: 'company with a tax number and a van',
    answers: {
      shortLicenseOwnerTcOrTaxNo: '4540234112',
      phoneNumber: '5551234567',
      isCustomerFound: true,
      companyName: 'KARLIDAĞ NAKLİYAT LTD. ŞTİ.',
      city: '35',
      district: '3501',
      ...plateNo,
      ...car,
      isVehicleFound: true,
      vehicleFuelType: '1',
      vehicleUsageType: '027021',
      vehicleCommercialUsageType: '514',
      vehiclePurposeOfUsageType: '2',
      vehicleTotalSeatNumber: '3',
    },
    lookedUp: [...foundVehicle, 'companyName'],
  },
  {
    name: 'entered by hand, look-ups found nothing',
    answers: {
      ...person,
      isCustomerFound: false,
      email: 'ayse@ornek.example',
      ...plateNo,
      ...car,
      isVehicleFound: false,
      vehicleRegistrationDate: '2019-03-14',
      vehicleModel: '10301',
      vehicleFuelType: '2',
      vehicleIsLpgOriginal: false,
      vehicleLpgValue: '15000',
      ...currentPolicy,
    },
  },
  {
    name: 'LPG fitted by the maker',
    answers: {
      ...person,
      ...plateNo,
      ...car,
      isVehicleFound: true,
      vehicleFuelType: '2',
      vehicleIsLpgOriginal: true,
      jobCode: '',
    },
    lookedUp: foundVehicle,
  },
];
