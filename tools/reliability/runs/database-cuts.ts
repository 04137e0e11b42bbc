/** The database goes away in the middle of payments and comes back; the API recovers by itself. */
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../../apps/backend/testing/eventually';
import type { FaultRun } from '../fault-run';
import { payOrBreakOff, readySales } from '../sales';

const customers = 4;

export const databaseCuts: FaultRun = {
  name: 'database-cuts',
  count: 20,
  work: async (world, { count, random }) => {
    const wrong: string[] = [];
    let slowest = 0;
    for (let time = 0; time < count; time += 1) {
      const sales = await readySales(world, customers);
      const paying = sales.map(payOrBreakOff);
      await pause(random() * 200);
      await world.link.cut();
      const during = await sales[0]!.sale.visitor.call('POST policyrequest/Success', { odeme: 'a'.repeat(32) });
      if (during.status !== 503) wrong.push(`without its database the API answered ${during.status}`);
      await Promise.all(paying);
      await world.link.mend();
      const began = performance.now();
      const { sale } = sales[0]!;
      await eventually(
        async () =>
          (await sale.visitor.call('POST policyrequest/IsOtpRequired', { visitId: sale.visitId })).status === 200,
        30,
      );
      slowest = Math.max(slowest, performance.now() - began);
    }
    return {
      text: `${count} cuts among ${count * customers} payments, back in at most ${(slowest / 1000).toFixed(1)} s`,
      breaches: wrong,
    };
  },
};
