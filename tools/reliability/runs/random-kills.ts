/** kill -9 at a random moment while several customers pay. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FaultRun } from '../fault-run';
import { tryToPay, prepareSales } from '../sales';

const customers = 4;
/** A payment takes about this long from the card to the policy. */
const spanMs = 400;

export const randomKills: FaultRun = {
  name: 'random-kills',
  count: 200,
  work: async (world, { count, random }) => {
    for (let time = 0; time < count; time += 1) {
      const sales = await prepareSales(world, customers);
      const paying = sales.map(tryToPay);
      await pause(random() * spanMs);
      await world.backend.kill();
      await Promise.all(paying);
      await world.backend.start();
    }
    return { text: `${count} kills among ${count * customers} payments`, violations: [] };
  },
};
