/** The bank charges and its answer is lost: an inquiry finds the capture. */
import type { FaultRun } from '../fault-run';
import { challenged, readySales } from '../sales';

export const lostReplies: FaultRun = {
  name: 'lost-replies',
  count: 200,
  work: async (world, { count }) => {
    for (const ready of await readySales(world, count)) {
      const fields = await challenged(ready);
      await world.sandbox.switchOn('bank-authorise-reply-lost', { times: 1 });
      await ready.sale.comeBack(fields);
    }
    return { text: `${count} answers lost after the capture`, breaches: [] };
  },
};
