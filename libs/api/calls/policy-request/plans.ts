/** Payment plans (funnel 7.4). */
import { z } from 'zod';
import { command } from '../../call';
import { ofOffer, sampleOfOffer } from '../offer/shapes';
import { kurus, ofVisit, sampleId, quoteHeaderId } from '../shapes';
import { sampleVisit } from './shapes';

const paymentPlan = z.object({
  id: z.string(),
  instalments: z.int().positive(),
  cashPrice: kurus,
  total: kurus,
  /** Includes the remainder of the division: first + (instalments - 1) * perInstalment = total. */
  firstInstalment: kurus,
  perInstalment: kurus,
  programme: z.string().nullable(),
  programmes: z.array(z.string()).describe('card programmes that allow this number of instalments; empty: every card'),
});

export const planCalls = {
  'POST policyrequest/GetPaymentPlan': command({
    who: 'visit',
    summary: 'One plan with its price.',
    input: ofOffer.extend({ planId: z.string().max(20) }),
    output: paymentPlan,
    sample: { ...sampleOfOffer, planId: '1' },
  }),
  'GET policyrequest/GetPaymentPlans/{visitId}/{quoteHeaderId}': command({
    who: 'visit',
    summary:
      'Payment plans of the chosen offer: single payment first, then the instalments that insurer and card programmes allow.',
    input: ofVisit.extend({ quoteHeaderId }),
    output: z.array(paymentPlan),
    sample: { ...sampleVisit, quoteHeaderId: sampleId },
  }),
};
