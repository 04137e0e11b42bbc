/** kill -9 of the API at each named point of a payment, then a new process takes over. */
import { eventually } from '../../../apps/backend/testing/eventually';
import type { FaultRun } from '../fault-run';
import { faultPoints, type FaultPoint } from '../fault-proxy';
import { readySale } from '../../../apps/backend/modules/checkout/testing/ready-sale';
import { tryToPay } from '../sales';
import type { FaultEnvironment } from '../fault-environment';

export const kills: FaultRun = {
  name: 'kills',
  count: 20,
  work: async (world, { count }) => {
    const missed: string[] = [];
    let slowest = 0;
    for (const point of faultPoints)
      for (let time = 0; time < count; time += 1) {
        const backMs = await killAt(world, point);
        if (backMs === null) missed.push(`${point} was never reached`);
        else slowest = Math.max(slowest, backMs);
      }
    return {
      text: `${faultPoints.length} points x ${count} kills, back in at most ${(slowest / 1000).toFixed(1)} s`,
      violations: missed,
    };
  },
};

/** Milliseconds until the API answered again; null where the point was not reached. */
async function killAt(world: FaultEnvironment, point: FaultPoint): Promise<number | null> {
  const { backend, faultProxy, sandbox } = world;
  const ready = await readySale(world);
  const isRefund = point.endsWith('refund');
  const isInquiry = point.endsWith('inquire');
  if (isRefund) await sandbox.switchOn('insurers-order-refused', { times: 1 });
  if (isInquiry) await sandbox.switchOn('bank-authorise-reply-lost', { times: 1 });
  faultProxy.intercept(point, () => backend.kill());
  await tryToPay(ready);
  const isReached = await eventually(async () => !faultProxy.isArmed(), 30).catch(() => false);
  faultProxy.disarm();
  await sandbox.clearSwitches();
  if (!isReached) return null;
  await backend.kill();
  const began = performance.now();
  await backend.start();
  return performance.now() - began;
}
