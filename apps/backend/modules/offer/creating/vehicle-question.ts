/** What the questions of all vehicle lines have in common, from the names of the vehicle family's dictionary; the line's own checks have judged the answers before. */
import type { AnswerSet } from '@emsal/lines/kit/field';
import { findType, vehicleValue, type VehicleType } from '@emsal/reference/vehicles';
import { vehicleClassOf } from '@emsal/tariffs/traffic/vehicle-class';
import { electricFuel, lpgFuel } from '@emsal/lines/vehicle/option-lists';
import { given, textOf, type RequestFacts } from './question-facts';

const commercialPurpose = '2';

/** Who is insured, and what the visitor wishes. */
export const insuredQuestion = (answers: AnswerSet, { requestId, campaigns, adjust }: RequestFacts) => {
  const text = textOf(answers);
  return {
    requestId,
    insured: {
      identityNo: text('shortLicenseOwnerTcOrTaxNo') || text('licenseShortTrafficTcOrTaxNo'),
      birthday: given(text('birthdayForLicense')),
      jobCode: given(text('jobCode')),
    },
    campaigns,
    adjust,
  };
};

/** Values in kuruş; `value` is undefined where the list of values has none. */
export function vehicleQuestion(answers: AnswerSet) {
  const text = textOf(answers);
  const [brandCode, typeCode, modelYear] = [
    text('vehicleBrand'),
    text('vehicleModelType'),
    Number(text('vehicleModelYear')),
  ];
  const type = findType(brandCode, typeCode);
  return {
    ...plateQuestion(issuedPlate(answers), text('cityId')),
    ...usageQuestion(text('vehicleUsageType'), text('vehiclePurposeOfUsageType')),
    ...{ brandCode, typeCode, modelYear },
    value: type && kurusOf(vehicleValue(type, modelYear)),
    isElectric: (text('vehicleFuelType') || String(type?.fuel)) === electricFuel,
    commercialUsage: given(text('vehicleCommercialUsageType')),
    seats: Number(text('vehicleTotalSeatNumber')),
    lpg: lpgQuestion(answers, type),
  };
}

/** Empty while no plate was issued: one that was typed before that was said does not count. */
export const issuedPlate = (answers: AnswerSet): string =>
  answers.licensePlateStatus === '0' ? '' : textOf(answers)('licensePlateNo');

/** The province is the plate's; without one, where the vehicle is going to be registered. */
export const plateQuestion = (plate: string, cityId: string) => ({ plate, provinceCode: plate.slice(0, 2) || cityId });

export const usageQuestion = (usageType: string, purpose: string) => ({
  vehicleClass: vehicleClassOf(usageType),
  usageType,
  isCommercial: purpose === commercialPurpose,
});

/** A form that asks no fuel goes by the type, whose maker fits the system. */
function lpgQuestion(answers: AnswerSet, type: VehicleType | undefined) {
  const text = textOf(answers);
  if (text('vehicleFuelType') === '' && String(type?.fuel) === lpgFuel) return { isOriginal: true };
  if (text('vehicleFuelType') !== lpgFuel) return undefined;
  if (answers.vehicleIsLpgOriginal === true) return { isOriginal: true };
  const value = given(text('vehicleLpgValue'));
  return { isOriginal: false, value: value && Number(value) * 100 };
}

const kurusOf = (lira: number | null): number | undefined => (lira === null ? undefined : lira * 100);

/** Undefined when there is none, or when the visitor has taken back that there is one. */
export const currentPolicyEnd = (answers: AnswerSet): string | undefined =>
  answers.showPolicyInformation === true ? given(textOf(answers)('currentInsuranceExpiryDate')) : undefined;

/** A running policy is followed on its last day; without one the cover begins today. */
export function followingPolicy(answers: AnswerSet, today: string) {
  const previousPolicyEnd = currentPolicyEnd(answers);
  const isRunning = previousPolicyEnd !== undefined && previousPolicyEnd > today;
  return { startDate: isRunning ? previousPolicyEnd : today, previousPolicyEnd };
}
