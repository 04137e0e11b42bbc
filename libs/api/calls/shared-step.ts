/** The shared steps: visit, draft, consent, one-time code, customer, lookups (funnel 7.1). */
import { z } from 'zod';
import { command, lookup } from '../call';
import { productId } from './offer';
import { answers, day, identityNo, lineId, ofVisit, option, phoneNumber, randomId, sampleId, visitId } from './shapes';

const sampleVisit = { visitId: sampleId };

/** What is known of a person. Names are masked (`A*** Y***`) until the one-time code is right (reliability.md decision 7). */
export const customerInfo = z.object({
  isMasked: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  cityCode: z.string(),
  districtCode: z.string(),
  hasBirthDate: z.boolean(),
  hasEmail: z.boolean(),
});
const otpState = z.object({
  expiresInSeconds: z.int().describe('until the code ends, by the server clock'),
  resendInSeconds: z.int(),
  triesLeft: z.int(),
});
const announcement = z.object({ value: z.string().max(254), type: z.int().min(0).max(9), isPermission: z.boolean() });

export const sharedStepCalls = {
  'POST quoterequestapi/sharedstep/createfunnel': command({
    who: 'visitor',
    summary: 'Opens a visit for a line; sets the HttpOnly visit cookie of that line.',
    input: z.object({ branchId: z.int(), line: lineId, ref: z.string().max(200).optional(), pid: z.string().max(64).optional(), lp: z.string().max(64).optional() }),
    output: visitId,
    sample: { branchId: 53, line: 'TRAFFIC' },
    weight: 2,
  }),
  'POST quoterequestapi/draft/save': command({
    who: 'visit',
    summary: 'Ours: keeps what was typed so far, complete or not, so that nothing is ever lost.',
    input: z.object({ visitId, step: z.string().max(64), answers, completed: z.boolean().describe('the step passed its checks and was left by its button') }),
    output: z.null(),
    sample: { ...sampleVisit, step: 'temel-bilgiler', answers: { phoneNumber: '5321234567' }, completed: false },
  }),
  'GET quoterequestapi/draft/{visitId}': command({
    who: 'visit',
    summary: 'Ours: the visit with its answers, from which the edge renders a step and a second device goes on.',
    input: ofVisit,
    output: z.object({
      visitId, line: lineId, answers, completedSteps: z.array(z.string()),
      isVerified: z.boolean().describe('the one-time code of this visit was right'),
      customer: customerInfo.nullable(), offerNo: z.string().nullable(), hasAssets: z.boolean(),
    }),
    sample: sampleVisit,
  }),
  'POST quoterequestapi/sharedstep/getkvkkstatus': command({
    who: 'visit',
    summary: 'Whether the information notice was shown in this visit.',
    input: ofVisit,
    output: z.object({ isShown: z.boolean(), textVersion: z.string().nullable() }),
    sample: sampleVisit,
  }),
  'POST quoterequestapi/sharedstep/setkvkkstatus': command({
    who: 'visit',
    summary: 'Records that the information notice was shown: text version, time, channel.',
    input: z.object({ visitId, textVersion: z.string().max(40), channel: z.enum(['web', 'app']).default('web') }),
    output: z.null(),
    sample: { ...sampleVisit, textVersion: 'kvkk-2026-11' },
  }),
  'GET quoterequestapi/sharedstep/GetCityList': lookup({
    who: 'visitor', summary: 'The 81 provinces.', input: z.object({}),
    output: z.array(z.object({ cityId: z.string(), cityName: z.string() })), sample: {},
  }),
  'GET quoterequestapi/sharedstep/GetDistrictList/{cityId}': lookup({
    who: 'visitor', summary: 'The districts of a province.', input: z.object({ cityId: z.string().regex(/^\d{2}$/) }),
    output: z.array(z.object({ districtId: z.string(), districtName: z.string() })), sample: { cityId: '34' },
  }),
  'GET quoterequestapi/sharedstep/GetBankList': lookup({
    who: 'visitor', summary: 'Banks by EFT code.', input: z.object({}), output: z.array(option), sample: {},
  }),
  'GET quoterequestapi/sharedstep/getbankbranchlist/{bankCode}/{bankCity}': lookup({
    who: 'visitor', summary: 'Branches of a bank in a province.', input: z.object({ bankCode: z.string().regex(/^\d{4}$/), bankCity: z.string().regex(/^\d{2}$/) }),
    output: z.array(option), sample: { bankCode: '0010', bankCity: '34' },
  }),
  'GET quoterequestapi/sharedstep/getfinancecorparetlist': lookup({
    who: 'visitor', summary: 'Finance companies.', input: z.object({}), output: z.array(option), sample: {},
  }),
  'GET quoterequestapi/sharedstep/GetJobList/{branchId}': lookup({
    who: 'visitor', summary: 'Occupations that a line knows.', input: z.object({ branchId: z.string().regex(/^\d{1,3}$/) }),
    output: z.array(z.object({ code: z.string(), name: z.string() })), sample: { branchId: '53' },
  }),
  'POST quoterequestapi/sharedstep/checkannouncementpermission': command({
    who: 'visit', summary: 'Whether marketing permission was given in this visit.', input: ofVisit,
    output: z.object({ isPermission: z.boolean() }), sample: sampleVisit,
  }),
  'POST quoterequestapi/sharedstep/saveannouncementpermission': command({
    who: 'visit', summary: 'Marketing permission of this visit: one row of the consent ledger.',
    input: ofVisit.extend(announcement.shape), output: z.null(), sample: { ...sampleVisit, value: '5321234567', type: 0, isPermission: true },
  }),
  'POST quoterequestapi/sharedstep/isotprequired': command({
    who: 'visit', summary: 'Whether a one-time code stands between this visit and personal data.', input: ofVisit,
    output: z.object({ isOtpRequired: z.boolean() }), sample: sampleVisit,
  }),
  'POST quoterequestapi/sharedstep/sendotp': command({
    who: 'visit', summary: 'Sends a one-time code to the telephone of the visit.', input: ofVisit, output: otpState, sample: sampleVisit, weight: 10,
  }),
  'POST quoterequestapi/sharedstep/otpvalidate': command({
    who: 'visit', summary: 'Tries a one-time code; a right one verifies the visit.', input: z.object({ visitId, code: z.string().regex(/^\d{6}$/) }),
    output: z.null(), sample: { ...sampleVisit, code: '123456' }, weight: 3,
  }),
  'POST quoterequestapi/sharedstep/searchcustomerinfo': command({
    who: 'visit', summary: 'What is known of the identity number of the visit; masked until the one-time code.', input: ofVisit.extend({ identityNo: identityNo.optional() }),
    output: customerInfo, sample: { ...sampleVisit, identityNo: '10000000078' }, weight: 5,
  }),
  'POST quoterequestapi/sharedstep/querycustomerinfo': command({
    who: 'visit', summary: 'Checks identity number and birth date against the registry; refused with identityNotMatchBirthDate.',
    input: ofVisit.extend({ identityNo, birthday: day.optional().describe('absent for a company') }), output: customerInfo,
    sample: { ...sampleVisit, identityNo: '10000000078', birthday: '1985-04-12' }, weight: 5,
  }),
  'POST quoterequestapi/sharedstep/queryandsearchcustomerinfo': command({
    who: 'visit', summary: 'querycustomerinfo, then searchcustomerinfo, in one.', input: ofVisit.extend({ identityNo, birthday: day.optional() }), output: customerInfo,
    sample: { ...sampleVisit, identityNo: '10000000078', birthday: '1985-04-12' }, weight: 5,
  }),
  'POST quoterequestapi/sharedstep/savecustomerinfo': command({
    who: 'visit', summary: 'Stores the person of the visit; refused with phoneMaximumUse at the eleventh number of one identity.',
    input: ofVisit.extend({
      identityNo, phoneNumber, birthday: day.optional(), email: z.string().max(254).optional(), companyName: z.string().max(200).optional(), name: z.string().max(100).optional(),
      surname: z.string().max(100).optional(), city: z.string().max(3).optional(), district: z.string().max(8).optional(),
    }),
    output: z.null(), sample: { ...sampleVisit, identityNo: '10000000078', phoneNumber: '5321234567' }, weight: 3,
  }),
  'POST quoterequestapi/sharedstep/saveCustomerJob': command({
    who: 'visit', summary: 'Stores the occupation.', input: ofVisit.extend({ jobCode: z.string().max(8) }), output: z.null(), sample: { ...sampleVisit, jobCode: '003' },
  }),
  'GET quoterequestapi/sharedstep/getCustomerJob/{visitId}': command({
    who: 'visit', summary: 'The stored occupation.', input: ofVisit, output: z.object({ jobCode: z.string().nullable() }), sample: sampleVisit,
  }),
  'GET quoterequestapi/sharedstep/GetAllowedSessionForCampaign/{visitId}': command({
    who: 'visit', summary: 'Whether the visit may use campaigns.', input: ofVisit, output: z.boolean(), sample: sampleVisit,
  }),
  'GET quoterequestapi/sharedstep/getAbTestList/{visitId}': command({
    who: 'visit', summary: 'The A/B variants of the visit, by index.', input: ofVisit, output: z.array(z.object({ index: z.int(), value: z.enum(['A', 'B', 'C']) })), sample: sampleVisit,
  }),
  'GET quoterequestapi/sharedstep/GetUserType/{visitId}': command({
    who: 'visit', summary: 'Anonymous visitor or logged-in customer.', input: ofVisit, output: z.enum(['visitor', 'customer']), sample: sampleVisit,
  }),
  'GET quoterequestapi/sharedstep/CreateShortLinkHash/{visitId}': command({
    who: 'visit', summary: 'A short link hash of the visit, for analytics and sharing.', input: ofVisit, output: z.object({ hash: z.string() }), sample: sampleVisit,
  }),
  'GET quoterequestapi/sharedstep/getAssets/{visitId}': command({
    who: 'visit', summary: 'Vehicles known of a verified customer; empty before the one-time code.', input: ofVisit,
    output: z.array(z.object({ assetId: z.string(), licensePlateNo: z.string(), description: z.string(), hasActivePolicy: z.boolean() })), sample: sampleVisit,
  }),
  'GET quoterequestapi/sharedstep/copyfunnel/{visitId}': command({
    who: 'visit', summary: 'A new visit with the answers of this one.', input: ofVisit, output: visitId, sample: sampleVisit, weight: 3,
  }),
  'GET quoterequestapi/sharedstep/getUserLastMail/{visitId}': command({
    who: 'visit', summary: 'The last e-mail address of the verified person, masked.', input: ofVisit, output: z.object({ email: z.string().nullable() }), sample: sampleVisit,
  }),
  'GET quoterequestapi/sharedstep/GetUserInformation/{visitId}': command({
    who: 'visit', summary: 'The person of the visit; masked until verified.', input: ofVisit, output: customerInfo.extend({ phoneNumber: z.string(), email: z.string() }), sample: sampleVisit,
  }),
  'POST quoterequestapi/sharedstep/SaveEmail': command({
    who: 'visit', summary: 'Stores an e-mail address; one equal to the registered one is refused with emailSame.', input: ofVisit.extend({ email: z.string().max(254) }), output: z.null(),
    sample: { ...sampleVisit, email: 'ayse@ornek.example' },
  }),
  'POST quoterequestapi/sharedstep/SendQuoteCompareMail': command({
    who: 'visit', summary: 'Mails the compared offers of the last quote; only for a proven visit.', weight: 10,
    input: ofVisit.extend({ quoteHeaderId: randomId, productIds: z.array(productId).min(1).max(4), email: z.string().max(254) }), output: z.null(),
    sample: { ...sampleVisit, quoteHeaderId: sampleId, productIds: [12001], email: 'ayse@ornek.example' },
  }),
  'POST customer/GetIdentityInfo': command({
    who: 'visit', summary: 'What the identity registry says of a number; masked until verified; the same shape for a miss.', input: ofVisit.extend({ identityNo }), output: customerInfo,
    sample: { ...sampleVisit, identityNo: '10000000078' }, weight: 5,
  }),
};
export { phoneNumber };
