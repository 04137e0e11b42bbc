/** Customers with a chosen offer, and how far each goes. */
import { readySale, type ReadySale } from '../../apps/backend/modules/policy-request/testing/ready-sale';
import type { World } from './world';

/** A few at a time: thirty insurers are asked for each. */
export async function readySales(world: World, count: number, atOnce = 8): Promise<ReadySale[]> {
  const made: ReadySale[] = [];
  while (made.length < count) {
    const batch = Math.min(atOnce, count - made.length);
    made.push(...(await Promise.all(Array.from({ length: batch }, () => readySale(world)))));
  }
  return made;
}

/** From the card to the bank's yes. */
export async function challenged({ sale, seal }: ReadySale): Promise<Record<string, string>> {
  return sale.challenge(await sale.start({ seal }));
}

/** From the card to the page that the bank leads back to. */
export async function pay(ready: ReadySale): Promise<void> {
  await ready.sale.comeBack(await challenged(ready));
}

/** A request that the fault interrupts fails at the customer too: they come back later. */
export const payOrBreakOff = (ready: ReadySale): Promise<void> => pay(ready).catch(() => undefined);
