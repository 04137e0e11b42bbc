/**
 * SIGSTOP of each process in turn during payments: it takes connections and answers nothing. Sandbox and database go on after a while;
 * the API is killed and started, as `npm start` does with a process that does not react.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../../apps/backend/testing/eventually';
import type { FaultEnvironment } from '../fault-environment';
import type { FaultRun } from '../fault-run';
import { prepareSales, tryToPay } from '../sales';

const customers = 4;
/** Milliseconds: longer than the API waits for a query, a connection or the bank. */
const shortestPause = 2_000;
const longestPause = 14_000;
/** Seconds until the API serves again. */
const recoveryLimit = 15;

/** Each returns what ends the stop. */
const stopped: Readonly<Record<string, (world: FaultEnvironment) => () => Promise<void> | void>> = {
  API: ({ backend }) => {
    backend.freeze();
    return async () => {
      await backend.kill();
      await backend.start();
    };
  },
  sandbox: ({ sandbox }) => {
    sandbox.freeze();
    return sandbox.thaw;
  },
  database: (world) => world.freezeDatabase(),
};

export const stops: FaultRun = {
  name: 'stops',
  count: 10,
  work: async (world, { count, random }) => {
    const violations: string[] = [];
    let slowest = 0;
    for (const [name, stop] of Object.entries(stopped))
      for (let time = 0; time < count; time += 1) {
        const ready = await prepareSales(world, customers);
        const paying = ready.map(tryToPay);
        await pause(random() * 200);
        const goOn = stop(world);
        await pause(shortestPause + random() * (longestPause - shortestPause));
        await goOn();
        const back = await serves(ready[0]!.sale).catch(() => null);
        if (back === null) violations.push(`${name}: not back ${recoveryLimit} s after the stop`);
        else slowest = Math.max(slowest, back);
        await Promise.all(paying);
      }
    const processes = Object.keys(stopped);
    const text = `${count} stops each of ${processes.join(', ')} among ${count * customers * processes.length} payments`;
    return { text: `${text}, back in at most ${(slowest / 1000).toFixed(1)} s`, violations };
  },
};

type Sale = Awaited<ReturnType<typeof prepareSales>>[number]['sale'];

/** Milliseconds until a call of the customer is served again. */
async function serves({ visitor, visitId }: Sale): Promise<number> {
  const began = performance.now();
  const call = () => visitor.call('POST policyrequest/IsOtpRequired', { visitId });
  await eventually(
    () =>
      call().then(
        ({ status }) => status === 200,
        () => false,
      ),
    recoveryLimit,
  );
  return performance.now() - began;
}
