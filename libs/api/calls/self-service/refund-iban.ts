/** The account of a refund that the card refused, after a one-time code (spec member 4 and 7). */
import { z } from 'zod';
import { command } from '../../call';
import { kurus, randomId, sampleId } from '../shapes';

const waitingRefund = z.object({
  refundId: randomId,
  amount: kurus,
  lineName: z.string(),
  holder: z.string().describe('in whose name the account must be'),
  receivedIban: z.string().nullable().describe('masked; null while none was given'),
});

export const refundIbanCalls = {
  'POST selfservice/formdata/GetCustomerIbanInfo': command({
    who: 'visitor',
    summary: 'Refunds that the cards of whoever is proven or signed in refused, oldest first.',
    input: z.object({}),
    output: z.array(waitingRefund),
    sample: {},
    weight: 2,
  }),
  'POST selfservice/formdata/SaveCustomerIbanInfo': command({
    who: 'visitor',
    summary: 'Keeps the account of one of these refunds; the first one counts.',
    input: z.object({ refundId: randomId, iban: z.string().max(40).describe('as typed') }),
    output: z.null(),
    sample: { refundId: sampleId, iban: 'TR330006100519786457841326' },
    weight: 5,
  }),
};
export type WaitingRefund = z.output<typeof waitingRefund>;
