/** What a campaign assumes of a child or a driver, in completed years: as people type it, and as a call says it. */
import { readWholeNumber } from '../numeric/whole-number';
import { pass, refusal, type Verdict } from '../verdict';
import { campaignAgesMessages } from './campaign-ages-messages';

export type CampaignAgesCode = keyof typeof campaignAgesMessages;

const refuse = refusal(campaignAgesMessages);
export const oldestChild = 17;
export const youngestDriver = 18;
const oldestAge = 120;
/** The first licences (M, A1, B1, F) are given at 16: Karayolları Trafik Yönetmeliği, art. 76. */
const youngestLicence = 16;

/** @param years `max` included */
function readYears(typed: string, { min, max }: { min: number; max: number }): number | undefined {
  const years = readWholeNumber(typed);
  return years !== undefined && years >= min && years <= max ? years : undefined;
}

export function childAge(typed: string): Verdict<number, CampaignAgesCode> {
  const age = readYears(typed, { min: 0, max: oldestChild });
  return age === undefined ? refuse('child') : pass(age);
}

export function driverAge(typed: string): Verdict<number, CampaignAgesCode> {
  const age = readYears(typed, { min: youngestDriver, max: oldestAge });
  return age === undefined ? refuse('driver') : pass(age);
}

/** @param age of the driver, as typed; one that is no age yet is judged by its own rule */
export function licenceYears(typed: string, age: string): Verdict<number, CampaignAgesCode> {
  const years = readYears(typed, { min: 0, max: oldestAge });
  if (years === undefined) return refuse('licence');
  const driver = driverAge(age);
  return driver.ok && !mayHoldLicence(driver.value, years) ? refuse('licenceOlder') : pass(years);
}

export const mayHoldLicence = (age: number, licenceYears: number): boolean => licenceYears <= age - youngestLicence;
