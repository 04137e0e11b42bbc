/** Personal accident: the data that the form asks for beside the person (funnel 2.3, 7.2). */
import { z } from 'zod';
import { command } from '../call';
import { ofVisit, sampleId } from './shapes';

export const personalAccidentCalls = {
  'POST quoterequestapi/personalaccident/savePersonalAccidentInfo': command({
    who: 'visit',
    summary:
      'Stores the kind of driving licence and the sum insured. The person must be stored before and be 18 to 64.',
    input: ofVisit.extend({
      licenceType: z.string().max(2),
      accidentSum: z.string().max(16).default('').describe('whole TL; empty where the proposed sum is accepted'),
    }),
    output: z.null(),
    sample: { visitId: sampleId, licenceType: '2' },
  }),
};
