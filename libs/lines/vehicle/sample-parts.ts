/** Parts of the vehicle lines' samples. */
import type { SampleSpec } from '@emsal/lines/kit/grammar/grammar';
import { sampleBirthday, sampleIdentity, samplePerson } from '@emsal/lines/kit/samples/person-sample';
import type { Samples } from '@emsal/lines/kit/samples/sample';
import { addDays, addYears, partsOfDay } from '@emsal/validation/dates/calendar-day';
import { currentPolicyFields, type VehicleFields } from './vehicle-fields';
import type { VehicleAnswers } from './vehicle-grammar';

/** @typeParam Own the line's own fields */
export type VehicleSample<Own = unknown> = SampleSpec<VehicleFields & Own>;
export type VehicleSamples<Own = unknown> = Samples<VehicleSample<Own>>;

const thisYear = (today: string): string => String(partsOfDay(today).year);

export const person: Partial<VehicleAnswers> = {
  ...samplePerson,
  shortLicenseOwnerTcOrTaxNo: sampleIdentity,
  birthdayForLicense: sampleBirthday,
};

export const company: Partial<VehicleAnswers> = {
  shortLicenseOwnerTcOrTaxNo: '4540234112',
  phoneNumber: '5551234567',
  isCustomerFound: true,
  companyName: 'KARLIDAĞ NAKLİYAT LTD. ŞTİ.',
  city: '35',
  district: '3501',
};

/** A car of seven years. */
export const car = (today: string): Partial<VehicleAnswers> => ({
  vehicleBrand: '005',
  vehicleBrandName: 'BMW',
  vehicleModelYear: String(partsOfDay(today).year - 7),
  vehicleModelType: '103',
  vehicleModelTypeName: '320i',
  vehicleFuelType: '0',
  vehiclePurposeOfUsageType: '1',
  vehicleUsageType: '001001',
  vehicleChassisNo: 'WBA3A5C50DF123456',
  vehicleEngineNo: 'B48A20M1',
  vehicleTotalSeatNumber: '5',
});
/** Registered in its model year. */
const registered = (today: string): Partial<VehicleAnswers> => ({
  vehicleRegistrationDate: `${partsOfDay(today).year - 7}-03-14`,
});

export const plateAnswers: Partial<VehicleAnswers> = {
  licensePlateStatus: '1',
  licensePlateNo: '34ABC12',
  licensePlateCity: '34',
  plate1: '34',
  plate2: 'ABC',
  plate3: '12',
  cityId: '34',
  licenseNo: 'AB123456',
};

/** Expires in about three weeks, so that it can be renewed. */
export function currentPolicy(today: string): Partial<VehicleAnswers> {
  const start = addDays(addYears(today, -1), 23);
  return {
    showPolicyInformation: true,
    currentInsuranceCompany: '12',
    currentInsurancePolicyAgentNo: '100200',
    currentInsurancePolicyNo: '30040050',
    currentInsurancePolicyRenewNo: '0',
    currentInsuranceStartDate: start,
    currentInsuranceExpiryDate: addYears(start, 1),
  };
}

export const lookedUpVehicleFields = [
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
/** The most common variant: everything but the person is looked up. */
export const knownPlate = (today: string): VehicleSample => ({
  name: 'known plate',
  answers: {
    ...person,
    ...plateAnswers,
    ...car(today),
    isVehicleFound: true,
    hasPrePolicy: true,
    ...registered(today),
    ...currentPolicy(today),
  },
  lookedUp: [...lookedUpVehicleFields, ...currentPolicyFields],
});

/** Selected from the owner's registered vehicles. */
export const fromOwnersVehicles = (today: string): Pick<VehicleSample, 'answers' | 'lookedUp'> => ({
  answers: { ...person, ...plateAnswers, ...car(today), isVehicleFound: true, assetStep: true, directionAsset: 'a1' },
  lookedUp: lookedUpVehicleFields,
});

/** A new vehicle, whose plate is not issued yet. */
export const withoutPlateYet = (today: string): Partial<VehicleAnswers> => ({
  ...person,
  ...car(today),
  licensePlateStatus: '0',
  cityId: '06',
  vehicleModelYear: thisYear(today),
});

/** A company's van or pickup with three seats; the line adds usage and fuel. */
export const companyCar = (today: string): Partial<VehicleAnswers> => ({
  ...company,
  ...plateAnswers,
  ...car(today),
  isVehicleFound: true,
  vehiclePurposeOfUsageType: '2',
  vehicleTotalSeatNumber: '3',
});
export const lookedUpCompanyCarFields = [...lookedUpVehicleFields, 'companyName'] as const;

/** What is typed when the look-ups found nothing. */
export const enteredByHand = (today: string): Partial<VehicleAnswers> => ({
  ...person,
  isCustomerFound: false,
  email: 'ayse@ornek.example',
  ...plateAnswers,
  ...car(today),
  isVehicleFound: false,
  ...registered(today),
  vehicleModel: '005103',
});
