/** Which codes of a refused `createoffer` have a dialog, and which require a new verification. Without the texts, which are loaded with the dialog. */
import type { RequirementCode } from './line-requirements';

/** The car's value is too high for a sale online; the identity was not accepted. */
const verifiedAnew = ['402', 'BL0'] as const;
/** Insurers sell nothing for these answers: 59x and 58x end the form, B20 leads to an adviser. */
const otherCodes = ['591', '581', '590', '59', '580', '58', 'B20'] as const;
/** Requirements of a line before it can be sold (spec funnel 5). */
const requirementCodes = [
  'trafficPolicyMissing',
  'trafficPolicyEndsEarly',
  'trafficPolicyStartsLate',
  'trafficPolicyNotYet',
  'certificateMissing',
  'daskInForce',
  'daskRenewalGone',
  'daskNotSubject',
  'daskTariffMissing',
  'housingTooLarge',
  'deviceUnregistered',
  'deviceInsured',
  'deviceReported',
  'deviceTooOld',
  'healthEntryAge',
] as const satisfies readonly RequirementCode[];

/** The insured is under 18 and has no parent. */
export const childAloneCode = '404';

const codes = [...verifiedAnew, ...otherCodes, childAloneCode, 'renewalTooEarly', ...requirementCodes] as const;
export type CreateOfferCode = (typeof codes)[number];

const isIn = (list: readonly string[], code: string): boolean => list.includes(code);

/** Whether a refusal has a dialog of its own, in any call. */
export const hasDialog = (code: string): boolean => isIn(codes, code);

/** Whether the personal data must be verified again. */
export const resetsVerification = (code: string): boolean => isIn(verifiedAnew, code);
