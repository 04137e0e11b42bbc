/** Customers with a chosen offer, each of a visit of their own, made through the API alone. */
import { systemClock } from '../../apps/backend/clock/clock';
import { offerVisit } from '../../apps/backend/modules/offer/testing/offer-visit';
import type { CheckoutParts, ChosenOffer } from '../../apps/backend/modules/policy-request/chosen-offer';
import { Sale, verifyVisit } from '../../apps/backend/modules/policy-request/testing/sale';
import type { TestApp } from '../../apps/backend/testing/test-app';
import { TestVisitor } from '../../apps/backend/testing/test-visitor';
import type { World } from './world';

export interface ReadySale {
  sale: Sale;
  seal: string;
}

export async function readySale({ backend, sandbox, pool }: World, { app } = backend): Promise<ReadySale> {
  const test = { app, clock: systemClock, visitor: () => new TestVisitor(app).open() } as unknown as TestApp;
  const visit = await offerVisit(test);
  await visit.createOffer();
  const { quoteHeaderId, offerList } = await visit.completeList();
  const { productId, cacheAmountWithDiscount: total, seal } = offerList.find((offer) => !offer.isCallCentreOnly)!;
  const { visitor, visitId } = visit;
  await verifyVisit(pool, { visitId, at: systemClock.now() });
  await visitor.call('POST quoterequestapi/offer/RedirectToSummary', { visitId, quoteHeaderId, productId });
  const offer = { line: 'TRAFFIC', quoteHeaderId, productId, total } as ChosenOffer;
  const sale = new Sale({ test, sandbox, parts: {} as CheckoutParts }, { visitor, visitId, offer });
  await sale.info();
  return { sale, seal };
}

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
