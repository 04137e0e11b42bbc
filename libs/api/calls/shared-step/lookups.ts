/** Option lists of forms (funnel 7.1). */
import { z } from 'zod';
import { lookup } from '../../call';
import { option } from '../shapes';

export const lookupCalls = {
  'GET quoterequestapi/sharedstep/GetCityList': lookup({
    who: 'visitor',
    summary: 'The 81 provinces.',
    input: z.object({}),
    output: z.array(z.object({ cityId: z.string(), cityName: z.string() })),
    sample: {},
  }),
  'GET quoterequestapi/sharedstep/GetDistrictList/{cityId}': lookup({
    who: 'visitor',
    summary: 'The districts of a province.',
    input: z.object({ cityId: z.string().regex(/^\d{2}$/) }),
    output: z.array(z.object({ districtId: z.string(), districtName: z.string() })),
    sample: { cityId: '34' },
  }),
  'GET quoterequestapi/sharedstep/GetBankList': lookup({
    who: 'visitor',
    summary: 'Banks by EFT code.',
    input: z.object({}),
    output: z.array(option),
    sample: {},
  }),
  'GET quoterequestapi/sharedstep/getbankbranchlist/{bankCode}/{bankCity}': lookup({
    who: 'visitor',
    summary: 'Branches of a bank in a province.',
    input: z.object({ bankCode: z.string().regex(/^\d{4}$/), bankCity: z.string().regex(/^\d{2}$/) }),
    output: z.array(option),
    sample: { bankCode: '0010', bankCity: '34' },
  }),
  'GET quoterequestapi/sharedstep/getfinancecorparetlist': lookup({
    who: 'visitor',
    summary: 'Finance companies.',
    input: z.object({}),
    output: z.array(option),
    sample: {},
  }),
  'GET quoterequestapi/sharedstep/GetJobList/{branchId}': lookup({
    who: 'visitor',
    summary: 'Occupations of a line.',
    input: z.object({ branchId: z.string().regex(/^\d{1,3}$/) }),
    output: z.array(z.object({ code: z.string(), name: z.string() })),
    sample: { branchId: '53' },
  }),
};
