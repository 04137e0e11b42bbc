/** Watches of the lowest price of an offer list (decision 354). */
import { z } from 'zod';
import { command } from '../../call';
import { watchFrequencies, type WatchFrequency } from '../../price-watch';
import { day, instant, kurus, lineId, quoteHeaderId, randomId, sampleId } from '../shapes';
import { customerId, sampleCustomer } from './shapes';

const settings = z.object({
  goal: kurus.nullable().describe('told when the price falls to it; null for every change'),
  frequency: z.enum(Object.keys(watchFrequencies) as [WatchFrequency, ...WatchFrequency[]]),
  byMail: z.boolean(),
  bySms: z.boolean(),
});
const priceWatch = settings.extend({
  watchId: randomId,
  state: z.enum(['running', 'paused', 'ended']),
  line: lineId,
  lineName: z.string(),
  insured: z.string(),
  nextOn: day.describe('when insurers are asked next, while it runs'),
  endsOn: day.describe('the last day at most'),
  prices: z.array(z.object({ at: instant, price: kurus.nullable().describe('null when nobody offered') })),
  quoteHeaderId: quoteHeaderId.nullable().describe('the list that was asked for last, while it is open'),
});
export type PriceWatch = z.output<typeof priceWatch>;

const renewalWatch = z.object({
  policyId: randomId.describe('sold here, in its last days'),
  insurers: z.int().describe('how many get the identity number with each question'),
  nextOn: day.describe('when they are asked next; without a watch, when a watch would ask first'),
  watch: z
    .object({ watchId: randomId, isPaused: z.boolean(), price: kurus.nullable().describe('the last lowest one') })
    .nullable(),
});
export type RenewalWatch = z.output<typeof renewalWatch>;

const sample = { goal: 900_000, frequency: 'weekly', byMail: true, bySms: false } as const;
const ofWatch = z.object({ watchId: randomId });

export const priceWatchCalls = {
  'GET selfservice/customeraccount/getCustomerPriceWatches/{id}': command({
    who: 'customer',
    summary: 'Extension: the customer’s watches with the prices so far, the oldest first.',
    input: z.object({ id: customerId }),
    output: z.object({ watches: z.array(priceWatch) }),
    sample: { id: sampleCustomer.customerId },
    weight: 2,
  }),
  'POST selfservice/customeraccount/startPriceWatch': command({
    who: 'customer',
    summary:
      'Extension: watches the price of an open offer list; of the same thing once. Refused with watchLimit, emailUnconfirmed.',
    input: settings.extend({ quoteHeaderId }),
    output: ofWatch,
    sample: { quoteHeaderId: sampleId, ...sample },
    weight: 5,
  }),
  'GET selfservice/customeraccount/getRenewalWatches/{id}': command({
    who: 'customer',
    summary: 'Extension: of each policy that ends soon, its watch, or what a watch would do.',
    input: z.object({ id: customerId }),
    output: z.object({ renewals: z.array(renewalWatch) }),
    sample: { id: sampleCustomer.customerId },
    weight: 2,
  }),
  'POST selfservice/customeraccount/startRenewalWatch': command({
    who: 'customer',
    summary:
      'Extension: watches the price of the next term of a policy that ends soon. Refused with watchLimit, emailUnconfirmed, renewalFormNeeded.',
    input: settings.extend({ policyId: randomId }),
    output: ofWatch,
    sample: { policyId: sampleId, ...sample },
    weight: 5,
  }),
  'POST selfservice/customeraccount/changePriceWatch': command({
    who: 'customer',
    summary: 'Extension: changes goal, frequency and channels. Refused with emailUnconfirmed.',
    input: settings.extend(ofWatch.shape),
    output: z.null(),
    sample: { watchId: sampleId, ...sample },
    weight: 2,
  }),
  'POST selfservice/customeraccount/pausePriceWatch': command({
    who: 'customer',
    summary: 'Extension: pauses a watch, or goes on with it.',
    input: ofWatch.extend({ isPaused: z.boolean() }),
    output: z.null(),
    sample: { watchId: sampleId, isPaused: true },
    weight: 2,
  }),
  'POST selfservice/customeraccount/deletePriceWatch': command({
    who: 'customer',
    summary: 'Extension: deletes a watch and its prices.',
    input: ofWatch,
    output: z.null(),
    sample: { watchId: sampleId },
    weight: 2,
  }),
};
