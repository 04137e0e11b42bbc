/** Where the account is open. */
import { z } from 'zod';
import { command, lookup } from '../../call';
import { instant } from '../shapes';

export const accountSessionCalls = {
  'GET selfservice/customeraccount/getSessionList': lookup({
    who: 'customer',
    summary: 'Extension: the open sessions of the customer, newest first.',
    input: z.object({}),
    output: z.array(z.object({ openedAt: instant, endsAt: instant, isCurrent: z.boolean() })),
    sample: {},
  }),
  'POST selfservice/customeraccount/endOtherSessions': command({
    who: 'customer',
    summary: 'Extension: ends every session of the customer but this one, with what codes proved in those browsers.',
    input: z.object({}),
    output: z.null(),
    sample: {},
    weight: 3,
  }),
};
