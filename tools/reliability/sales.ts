/** Customers with a chosen offer, and the steps of their payment. */
import { readySale, type ReadySale } from '../../apps/backend/modules/checkout/testing/ready-sale';
import type { FaultEnvironment } from './fault-environment';

/** A few at a time, because each requests quotes from thirty insurers. */
export async function prepareSales(world: FaultEnvironment, count: number, atOnce = 8): Promise<ReadySale[]> {
  const made: ReadySale[] = [];
  while (made.length < count) {
    const batch = Math.min(atOnce, count - made.length);
    made.push(...(await Promise.all(Array.from({ length: batch }, () => readySale(world)))));
  }
  return made;
}

/** From the card to the approved challenge. */
export async function reachChallenge({ sale, seal }: ReadySale): Promise<Record<string, string>> {
  const reply = await sale.start({ seal });
  if (reply.status !== 200) throw new Error(`CreateThreeD answered ${reply.status} ${reply.body.messageCode}`);
  return sale.challenge(reply);
}

/** From the card to the return from the bank. */
export async function pay(ready: ReadySale): Promise<void> {
  await ready.sale.returnFromBank(await reachChallenge(ready));
}

/** A request interrupted by the fault fails for the customer too, who returns later. */
export const tryToPay = (ready: ReadySale): Promise<void> => pay(ready).catch(() => undefined);
