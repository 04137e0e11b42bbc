/** The database connection is lost during payments and restored; the API recovers by itself. */
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../../apps/backend/testing/eventually';
import type { FaultRun } from '../fault-run';
import { tryToPay, prepareSales } from '../sales';

const customers = 4;

export const databaseCuts: FaultRun = {
  name: 'database-cuts',
  count: 20,
  work: async (world, { count, random }) => {
    const wrong: string[] = [];
    let slowest = 0;
    for (let time = 0; time < count; time += 1) {
      const sales = await prepareSales(world, customers);
      const paying = sales.map(tryToPay);
      await pause(random() * 200);
      await world.databaseRelay.cut();
      const during = await sales[0]!.sale.visitor.call('POST policyrequest/Success', { odeme: 'a'.repeat(32) });
      if (during.status !== 503) wrong.push(`without its database the API answered ${during.status}`);
      await Promise.all(paying);
      await world.databaseRelay.restore();
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
      violations: wrong,
    };
  },
};
