/** Offer lists that a customer asked for and can still buy from (decision 353), and forms left before that (378). */
import { z } from 'zod';
import { command } from '../../call';
import { instant, kurus, lineId, quoteHeaderId, sampleId, visitId } from '../shapes';
import { customerId, sampleCustomer } from './shapes';

const openOffers = z.object({
  quoteHeaderId,
  line: lineId,
  lineName: z.string(),
  insured: z.string().describe('what people recognise it by; empty where nothing names it'),
  offers: z.int().describe('how many can still be bought'),
  price: kurus.describe('the lowest of them'),
  firmName: z.string().describe('whose that is'),
  askedAt: instant,
  validUntil: instant.describe('of that lowest price'),
});
export type OpenOffers = z.output<typeof openOffers>;

const unfinishedForm = z.object({ formId: visitId, line: lineId, lineName: z.string(), startedAt: instant });
export type UnfinishedForm = z.output<typeof unfinishedForm>;

export const accountOfferCalls = {
  'GET selfservice/customeraccount/getCustomerOffers/{id}': command({
    who: 'customer',
    summary:
      'Extension: the customer’s offer lists that are not bought from and still valid, and forms left before that, the newest first.',
    input: z.object({ id: customerId }),
    output: z.object({ lists: z.array(openOffers), forms: z.array(unfinishedForm) }),
    sample: { id: sampleCustomer.customerId },
    weight: 2,
  }),
  'POST selfservice/customeraccount/resumeOffers': command({
    who: 'customer',
    summary: 'Extension: opens the visit of one of those lists in this browser.',
    input: z.object({ quoteHeaderId }),
    output: z.object({ listPath: z.string() }),
    sample: { quoteHeaderId: sampleId },
    weight: 2,
  }),
  'POST selfservice/customeraccount/resumeForm': command({
    who: 'customer',
    summary: 'Extension: opens one of those forms in this browser.',
    input: z.object({ formId: visitId }),
    output: z.object({ formPath: z.string() }),
    sample: { formId: sampleId },
    weight: 2,
  }),
};
