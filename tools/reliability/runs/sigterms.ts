/** A deployment under load: the new API is ready before the old one gets SIGTERM; no request fails. */
import { systemClock } from '@emsal/platform/clock';
import type { BackendProcess } from '../../../apps/backend/modules/checkout/testing/backend-process';
import type { FaultRun } from '../fault-run';
import { pay, prepareSales } from '../sales';

const readers = 16;

export const sigterms: FaultRun = {
  name: 'sigterms',
  count: 20,
  work: async (world, { count }) => {
    const failed: string[] = [];
    let current: BackendProcess = world.backend;
    let next: BackendProcess = world.secondBackend();
    let served = 0;
    for (let time = 0; time < count; time += 1) {
      const [ready] = await prepareSales({ ...world, backend: current }, 1);
      let isOver = false;
      const reading = Array.from({ length: readers }, async () => {
        while (!isOver) {
          // A request belongs to the API that is current when it is sent.
          const reply = await current.app
            .inject({ url: '/api/health', method: 'GET' })
            .catch((error: unknown) => ({ statusCode: 0, body: String(error) }));
          served += 1;
          if (reply.statusCode >= 500 || reply.statusCode === 0)
            failed.push(`${systemClock.now().toISOString()} ${reply.statusCode} ${reply.body.slice(0, 80)}`);
        }
      });
      const paying = pay(ready!);
      await next.start();
      const old = current;
      current = next;
      next = old;
      await old.terminate();
      await paying.catch((error: unknown) => failed.push(`a payment broke off: ${String(error)}`));
      isOver = true;
      await Promise.all(reading);
    }
    return {
      text: `${count} terminations under load, ${served} requests, ${failed.length} failed`,
      violations: failed,
    };
  },
};
