/** Ages of children and drivers in campaigns, in completed years, as typed and as sent to the API. */
import { adultAge } from './age-limits';
import { readWholeNumber } from '../numeric/whole-number';
import { pass, refusal, type Verdict } from '../verdict';
import { campaignAgesMessages } from './campaign-ages-messages';

export type CampaignAgesCode = keyof typeof campaignAgesMessages;

const refuse = refusal(campaignAgesMessages);
export const oldestChild = 17;
/** The highest age for which any insurer gives the child discount (spec funnel 3.10). */
export const oldestDiscountedChild = 10;
/** Of cars; licences of other classes are issued earlier. */
export const youngestDriver = adultAge;
const oldestAge = 120;
/** The earliest licences (M, A1, B1, F) are issued at 16: Karayolları Trafik Yönetmeliği, art. 76. */
const youngestLicence = 16;

/** @param years `max` included */
function readYears(typed: string, { min, max }: { min: number; max: number }): number | undefined {
  const years = readWholeNumber(typed);
  return years !== undefined && years >= min && years <= max ? years : undefined;
}

export function childAge(typed: string): Verdict<number, CampaignAgesCode> {
  const age = readYears(typed, { min: 0, max: oldestChild });
  if (age === undefined) return refuse('child');
  return age > oldestDiscountedChild ? refuse('childOlder') : pass(age);
}

export function driverAge(typed: string): Verdict<number, CampaignAgesCode> {
  const age = readYears(typed, { min: youngestDriver, max: oldestAge });
  return age === undefined ? refuse('driver') : pass(age);
}

/** @param age of the driver, as typed; an invalid age is reported by its own rule */
export function licenceYears(typed: string, age: string): Verdict<number, CampaignAgesCode> {
  const years = readYears(typed, { min: 0, max: oldestAge });
  if (years === undefined) return refuse('licence');
  const driver = driverAge(age);
  return driver.ok && !mayHoldLicence(driver.value, years) ? refuse('licenceOlder') : pass(years);
}

export const mayHoldLicence = (age: number, licenceYears: number): boolean => licenceYears <= age - youngestLicence;
