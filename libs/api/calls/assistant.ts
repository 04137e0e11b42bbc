/** Extension: the permission by which a person's assistant reads the offers of a visit (decision 382). */
import { z } from 'zod';
import { command } from '../call';
import { instant, ofVisit, sampleId } from './shapes';

export const assistantCalls = {
  'GET quoterequestapi/assistant/permission/{visitId}': command({
    who: 'visit',
    summary: 'Extension: whether an assistant may read the offers of this visit, until when, and when it last did.',
    input: ofVisit,
    output: z.object({
      isProven: z.boolean().describe('the person may permit it now'),
      until: instant.nullable().describe('null: nobody may'),
      lastReadAt: instant.nullable(),
    }),
    sample: { visitId: sampleId },
  }),
  'POST quoterequestapi/assistant/permit': command({
    who: 'visit',
    summary:
      'Extension: records the explicit consent and returns a key for an assistant, which is shown once; the newest two are valid.',
    input: ofVisit.extend({ isConsentGiven: z.literal(true), textVersion: z.string().min(1).max(40) }),
    output: z.object({ address: z.url(), key: z.string(), until: instant }),
    sample: { visitId: sampleId, isConsentGiven: true, textVersion: 'asistan-2026-11' },
    weight: 10,
  }),
  'POST quoterequestapi/assistant/revoke': command({
    who: 'visit',
    summary: 'Extension: takes the permission back; every key of the visit ends at once.',
    input: ofVisit.extend({ textVersion: z.string().min(1).max(40) }),
    output: z.null(),
    sample: { visitId: sampleId, textVersion: 'asistan-2026-11' },
  }),
};
