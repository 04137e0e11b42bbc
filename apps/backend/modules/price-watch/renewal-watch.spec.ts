import type { PriceWatch, RenewalWatch } from '@emsal/api/calls/customer-account/price-watches';
import { readQuoteRequest } from '@emsal/insurers/read-quote-request';
import { insurersSelling } from '@emsal/insurers/registry';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { eq } from 'drizzle-orm';
import { accountOfferModule } from '../account-offer/account-offer';
import { askedLists, type SignedInBrowser } from '../account-offer/testing/asked-list';
import { newBuyer } from '../account/testing/sign-in-runs';
import { payments } from '../checkout/payment/tables';
import { latestQuote, readQuote } from '../offer/offer-store';
import { policies } from '../policy/tables';
import { visits } from '../visit/tables';
import { askDue } from './ask-due';
import { priceWatchModule } from './price-watch';
import { priceWatches } from './tables';

const base = 'selfservice/customeraccount';
const settings = { goal: null, frequency: 'weekly', byMail: false, bySms: true } as const;
const daySeconds = 24 * 3600;

describe('a watch from the card of a policy that ends soon', () => {
  const given = askedLists((offers) => [accountOfferModule, priceWatchModule(offers)]);
  const today = () => dayInTurkey(given.world.backend.clock.now());
  beforeEach(() => given.stubs.setBehaviour('offer'));
  afterEach(() => given.world.backend.services.database.pool.query('DELETE FROM price_watches'));

  async function bought({ by }: SignedInBrowser, days: number) {
    const { db, database } = given.world.backend.services;
    const { paymentId } = await given.world.buy(by, await given.world.browser());
    await database.pool.query('ALTER TABLE policies DISABLE TRIGGER USER');
    const term = { startDate: addDays(today(), days - 365), endDate: addDays(today(), days) };
    const [policy] = await db.update(policies).set(term).where(eq(policies.orderId, paymentId)).returning();
    return policy!;
  }
  const ending = async (days: number) => {
    const who = await given.left();
    const policy = await bought(who, days);
    const ofPolicy = eq(payments.id, policy.orderId!);
    await given.world.backend.services.db.update(payments).set({ visitId: who.visitId }).where(ofPolicy);
    return { ...who, policy };
  };
  const start = ({ browser }: SignedInBrowser, policyId: string) =>
    browser.call(`POST ${base}/startRenewalWatch`, { policyId, ...settings });
  const renewals = async ({ browser, id }: SignedInBrowser) =>
    ((await browser.call(`GET ${base}/getRenewalWatches/{id}`, { id })).body.result as { renewals: RenewalWatch[] })
      .renewals;
  const watches = async ({ browser, id }: SignedInBrowser) =>
    ((await browser.call(`GET ${base}/getCustomerPriceWatches/{id}`, { id })).body.result as { watches: PriceWatch[] })
      .watches;
  async function after(days: number): Promise<number> {
    given.world.backend.clock.advance(days * daySeconds);
    given.stubs.requestCounts.clear();
    await askDue(given.world.backend.services, given.offers);
    return [...given.stubs.requestCounts.values()].reduce((sum, count) => sum + count, 0);
  }

  it('asks first on the day from which the running policy is a reference, for the day on which it ends', async () => {
    const { policy, ...who } = await ending(20);
    const insurers = insurersSelling('TRAFFIC').length;
    const nextOn = addDays(policy.endDate, -14);
    expect(await renewals(who)).toEqual([{ policyId: policy.id, insurers, nextOn, watch: null }]);
    const { watchId } = (await start(who, policy.id)).body.result as { watchId: string };
    expect((await renewals(who))[0]).toMatchObject({ nextOn, watch: { watchId, isPaused: false, price: null } });
    expect(await watches(who)).toMatchObject([{ watchId, prices: [], nextOn, state: 'running', line: 'TRAFFIC' }]);
    expect(await after(5)).toBe(0);
    expect(await after(1)).toBe(insurers);
    const again = await given.elsewhere(who.by);
    const [watch] = await watches(again);
    expect(watch!.prices).toMatchObject([{ price: expect.any(Number) }]);
    expect((await renewals(again))[0]!.watch).toMatchObject({ price: watch!.prices[0]!.price });
    const { db } = given.world.backend.services;
    const [row] = await db.select().from(priceWatches);
    const request = readQuoteRequest((await latestQuote(db, row!.visitId))!.request);
    expect(request).toMatchObject({ startDate: policy.endDate, previousPolicyEnd: policy.endDate });
  });

  it('is a watch of the open list where there is one', async () => {
    const who = await given.asked();
    const policy = await bought(who, 20);
    const { db } = given.world.backend.services;
    const { risk } = readQuoteRequest((await readQuote(db, who.list.quoteHeaderId))!.request);
    await db.update(policies).set({ risk }).where(eq(policies.id, policy.id));
    expect((await start(who, policy.id)).body.isSuccess).toBe(true);
    expect(await watches(who)).toMatchObject([{ prices: [{ price: expect.any(Number) }] }]);
    expect((await renewals(who))[0]!.watch).toMatchObject({ price: expect.any(Number) });
  });

  it('is not for a policy of others, nor for one that ends later', async () => {
    const soon = await ending(20);
    expect((await start(await given.elsewhere(newBuyer()), soon.policy.id)).status).toBe(404);
    const later = await ending(90);
    expect([(await start(later, later.policy.id)).status, await renewals(later)]).toEqual([404, []]);
  });

  it('needs the form again where its answers are kept no more or make no question', async () => {
    const { policy, ...who } = await ending(20);
    await given.world.backend.services.db.update(visits).set({ answers: {} }).where(eq(visits.id, who.visitId));
    expect((await start(who, policy.id)).body.messageCode).toBe('renewalFormNeeded');
  });
});
