/** Telephones: brands, models, and the insured device (funnel 3.7, 7.2). */
import { z } from 'zod';
import { command, lookup } from '../call';
import { ofVisit, sampleId } from './shapes';

const code = z.string().max(8);
const option = z.object({ code: z.string(), name: z.string() });

export const phoneCalls = {
  'GET quoterequestapi/phone/getphonebrandlist': lookup({
    who: 'visitor',
    summary: 'Brands of telephones that can be insured.',
    input: z.object({}),
    output: z.array(option),
    sample: {},
  }),
  'GET quoterequestapi/phone/getphonemodellist/{brandCode}': lookup({
    who: 'visitor',
    summary: 'Models of a brand, each with its storage and list value.',
    input: z.object({ brandCode: z.string().regex(/^[A-Z0-9]{1,8}$/) }),
    output: z.array(option.extend({ median: z.int().describe('list value, kuruş') })),
    sample: { brandCode: 'P01' },
  }),
  'POST quoterequestapi/phone/savephoneinfo': command({
    who: 'visit',
    summary:
      'Stores the telephone. Refused when the device register does not know it, has it insured or reported, or dates it beyond 36 months.',
    input: ofVisit.extend({
      phoneBrand: code,
      phoneModel: code,
      phoneImeiNo: z.string().max(24).describe('fifteen digits with a check digit, separators allowed'),
      warrantyOver: code.describe('1 the warranty has ended, 0 it runs'),
    }),
    output: z.object({ Success: z.literal(true), Message: z.string() }),
    sample: {
      visitId: sampleId,
      phoneBrand: 'P01',
      phoneModel: '010',
      phoneImeiNo: '352099001761481',
      warrantyOver: '0',
    },
    weight: 3,
  }),
};
