/** The person of a visit (funnel 3.4, 7.1). */
import { z } from 'zod';
import { command } from '../../call';
import { captchaField } from '../captcha';
import { day, identityNo, ofVisit, phoneNumber, sampleId } from '../shapes';

const sampleVisit = { visitId: sampleId };

/** A person's data. Names are masked (`A*** Y***`) until verified by a one-time code (decision 036). */
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

export const customerCalls = {
  'POST quoterequestapi/sharedstep/searchcustomerinfo': command({
    who: 'visit',
    summary: 'The person of the visit’s identity number; masked until verified.',
    input: ofVisit.extend({ identityNo: identityNo.optional(), ...captchaField }),
    output: customerInfo,
    sample: { ...sampleVisit, identityNo: '10000000078' },
    weight: 5,
  }),
  'POST quoterequestapi/sharedstep/querycustomerinfo': command({
    who: 'visit',
    summary: 'Checks identity number and birth date against the registry; refused with identityNotMatchBirthDate.',
    input: ofVisit.extend({ identityNo, birthday: day.optional().describe('absent for a company'), ...captchaField }),
    output: customerInfo,
    sample: { ...sampleVisit, identityNo: '10000000078', birthday: '1985-04-12' },
    weight: 5,
  }),
  'POST quoterequestapi/sharedstep/queryandsearchcustomerinfo': command({
    who: 'visit',
    summary: 'querycustomerinfo and searchcustomerinfo in one call.',
    input: ofVisit.extend({ identityNo, birthday: day.optional(), ...captchaField }),
    output: customerInfo,
    sample: { ...sampleVisit, identityNo: '10000000078', birthday: '1985-04-12' },
    weight: 5,
  }),
  'POST quoterequestapi/sharedstep/savecustomerinfo': command({
    who: 'visit',
    summary: 'Stores the person of the visit; refused with phoneMaximumUse at the eleventh number of one identity.',
    input: ofVisit.extend({
      identityNo,
      phoneNumber,
      birthday: day.optional(),
      email: z.string().max(254).optional(),
      companyName: z.string().max(200).optional(),
      name: z.string().max(100).optional(),
      surname: z.string().max(100).optional(),
      city: z.string().max(3).optional(),
      district: z.string().max(8).optional(),
      ...captchaField,
    }),
    output: z.null(),
    sample: { ...sampleVisit, identityNo: '10000000078', phoneNumber: '5321234567' },
    weight: 3,
  }),
  'POST quoterequestapi/sharedstep/saveCustomerJob': command({
    who: 'visit',
    summary: 'Stores the occupation.',
    input: ofVisit.extend({ jobCode: z.string().max(8) }),
    output: z.null(),
    sample: { ...sampleVisit, jobCode: '003' },
  }),
  'GET quoterequestapi/sharedstep/getCustomerJob/{visitId}': command({
    who: 'visit',
    summary: 'The occupation of the visit, else the last one of the verified customer.',
    input: ofVisit,
    output: z.object({ jobCode: z.string().nullable() }),
    sample: sampleVisit,
  }),
  'GET quoterequestapi/sharedstep/getAssets/{visitId}': command({
    who: 'visit',
    summary: 'Vehicles of the verified customer from registry, earlier visits and policies; empty before verification.',
    input: ofVisit,
    output: z.array(
      z.object({
        assetId: z.string(),
        licensePlateNo: z.string(),
        description: z.string(),
        hasActivePolicy: z.boolean(),
      }),
    ),
    sample: sampleVisit,
  }),
  'POST quoterequestapi/sharedstep/deleteCustomerAsset': command({
    who: 'visit',
    summary:
      'Removes a vehicle from the list of the verified customer; refused with assetHasPolicy while it is insured.',
    input: ofVisit.extend({ assetId: z.string().max(64) }),
    output: z.null(),
    sample: { ...sampleVisit, assetId: 'q3Zk1nVx0mE9wLr2tYb7Aa' },
    weight: 2,
  }),
  'GET quoterequestapi/sharedstep/getUserLastMail/{visitId}': command({
    who: 'visit',
    summary: 'The last e-mail address of the verified person, masked.',
    input: ofVisit,
    output: z.object({ email: z.string().nullable() }),
    sample: sampleVisit,
  }),
  'GET quoterequestapi/sharedstep/GetUserInformation/{visitId}': command({
    who: 'visit',
    summary: 'The person of the visit; masked until verified.',
    input: ofVisit,
    output: customerInfo.extend({ phoneNumber: z.string(), email: z.string() }),
    sample: sampleVisit,
  }),
  'POST quoterequestapi/sharedstep/SaveEmail': command({
    who: 'visit',
    summary: 'Stores an e-mail address; one equal to the registered one is refused with emailSame.',
    input: ofVisit.extend({ email: z.string().max(254) }),
    output: z.null(),
    sample: { ...sampleVisit, email: 'ayse@ornek.example' },
  }),
  'POST customer/GetIdentityInfo': command({
    who: 'visit',
    summary: 'The identity registry’s data of a number; masked until verified; the same shape when it is unknown.',
    input: ofVisit.extend({ identityNo, ...captchaField }),
    output: customerInfo,
    sample: { ...sampleVisit, identityNo: '10000000078' },
    weight: 5,
  }),
};
