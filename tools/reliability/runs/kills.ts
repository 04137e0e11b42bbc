/** kill -9 of the API at each named point of a payment, then the next process takes over. */
import { eventually } from '../../../apps/backend/testing/eventually';
import type { FaultRun } from '../fault-run';
import { gatePoints, type GatePoint } from '../gate';
import { readySale } from '../../../apps/backend/modules/policy-request/testing/ready-sale';
import { payOrBreakOff } from '../sales';
import type { World } from '../world';

export const kills: FaultRun = {
  name: 'kills',
  count: 20,
  work: async (world, { count }) => {
    const missed: string[] = [];
    let slowest = 0;
    for (const point of gatePoints)
      for (let time = 0; time < count; time += 1) {
        const backMs = await killAt(world, point);
        if (backMs === null) missed.push(`${point} was never passed`);
        else slowest = Math.max(slowest, backMs);
      }
    return {
      text: `${gatePoints.length} points x ${count} kills, back in at most ${(slowest / 1000).toFixed(1)} s`,
      breaches: missed,
    };
  },
};

/** Milliseconds until the API answered again; null where the point was not reached. */
async function killAt(world: World, point: GatePoint): Promise<number | null> {
  const { backend, gate, sandbox } = world;
  const ready = await readySale(world);
  const isRefund = point.endsWith('refund');
  const isInquiry = point.endsWith('inquire');
  if (isRefund) await sandbox.switchOn('insurers-order-refused', { times: 1 });
  if (isInquiry) await sandbox.switchOn('bank-authorise-reply-lost', { times: 1 });
  gate.trap(point, () => backend.kill());
  await payOrBreakOff(ready);
  const isReached = await eventually(async () => !gate.isArmed(), 30).catch(() => false);
  gate.disarm();
  await sandbox.clearSwitches();
  if (!isReached) return null;
  await backend.kill();
  const began = performance.now();
  await backend.start();
  return performance.now() - began;
}
