/** The bank charges and its reply is lost: an inquiry finds the capture. */
import type { FaultRun } from '../fault-run';
import { reachChallenge, prepareSales } from '../sales';

export const lostReplies: FaultRun = {
  name: 'lost-replies',
  count: 200,
  work: async (world, { count }) => {
    for (const ready of await prepareSales(world, count)) {
      const fields = await reachChallenge(ready);
      await world.sandbox.switchOn('bank-authorise-reply-lost', { times: 1 });
      await ready.sale.returnFromBank(fields);
    }
    return { text: `${count} replies lost after the capture`, violations: [] };
  },
};
