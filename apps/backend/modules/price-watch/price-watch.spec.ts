import type { PriceWatch } from '@emsal/api/calls/customer-account/price-watches';
import type { InputOf, OutputOf } from '@emsal/api/calls/table';
import { readQuoteRequest } from '@emsal/insurers/read-quote-request';
import { eq } from 'drizzle-orm';
import { accountNotificationModule } from '../account-notification/account-notification';
import { accountOfferModule } from '../account-offer/account-offer';
import { askedLists, type SignedInBrowser } from '../account-offer/testing/asked-list';
import { newBuyer } from '../account/testing/sign-in-runs';
import { changeProfile } from '../account/information/profile-store';
import { eventually } from '../../testing/eventually';
import { readQuote } from '../offer/offer-store';
import { quotes } from '../offer/tables';
import { policies } from '../policy/tables';
import { askDue } from './ask-due';
import { priceWatchModule } from './price-watch';
import { nextVehicle, plateAnswers } from '../checkout/testing/ready-sale';
import { addWatch, askingsOf, deleteWatch } from './watch-store';
import { isNews } from './watch-rules';

const base = 'selfservice/customeraccount';
type Start = InputOf<'POST selfservice/customeraccount/startPriceWatch'>;
type Notifications = OutputOf<'GET selfservice/customeraccount/getCustomerNotifications/{id}'>['notifications'];
const daySeconds = 24 * 3600;

describe('a watch of a price', () => {
  const given = askedLists((offers) => [accountOfferModule, accountNotificationModule, priceWatchModule(offers)]);
  const { asked, elsewhere } = given;
  const settings = { goal: null, frequency: 'weekly', byMail: false, bySms: true } as const;
  const start = ({ browser, list }: Awaited<ReturnType<typeof asked>>, change: Partial<Start> = {}) =>
    browser.call(`POST ${base}/startPriceWatch`, { quoteHeaderId: list.quoteHeaderId, ...settings, ...change });
  const watched = async (change: Partial<Start> = {}) => {
    const who = await asked();
    const { body } = await start(who, change);
    return { ...who, watchId: (body.result as { watchId: string }).watchId };
  };
  const watches = async ({ browser, id }: SignedInBrowser) =>
    ((await browser.call(`GET ${base}/getCustomerPriceWatches/{id}`, { id })).body.result as { watches: PriceWatch[] })
      .watches;
  const lowest = ({ list }: Awaited<ReturnType<typeof asked>>) =>
    Math.min(...list.offerList.map(({ cacheAmountWithDiscount }) => cacheAmountWithDiscount));
  const askedInsurers = () => [...given.stubs.requestCounts.values()].reduce((sum, count) => sum + count, 0);
  /** Advances the clock and runs the job. @returns how many requests reached insurers */
  async function after(days: number): Promise<number> {
    given.world.backend.clock.advance(days * daySeconds);
    given.stubs.requestCounts.clear();
    await askDue(given.world.backend.services, given.offers);
    return askedInsurers();
  }
  const smsTo = (phoneNumber: string) =>
    given.world.backend.ports.sentSms.filter(({ to, text }) => to === phoneNumber && text.includes('fiyat'));
  beforeEach(() => given.stubs.setBehaviour('offer'));
  afterEach(() => given.world.backend.services.database.pool.query('DELETE FROM price_watches'));

  it('asks again when its time has come, each insurer once, and keeps the prices', async () => {
    const who = await watched();
    expect(await after(6)).toBe(0);
    given.stubs.setBehaviour('dearer');
    expect(await after(1)).toBe(who.list.insurers.length);
    expect(await after(0)).toBe(0);
    const asked = await given.world.backend.services.db.$count(quotes, eq(quotes.customerId, who.customerId));
    expect(asked).toBe(2);
    const signedInAgain = await elsewhere(who.by);
    const [watch] = await watches(signedInAgain);
    expect(watch).toMatchObject({ ...settings, state: 'running', lineName: expect.stringMatching(/trafik/i) });
    expect(watch!.prices.map(({ price }) => price)).toEqual([lowest(who), lowest(who) + 1_000]);
    const { browser, id } = signedInAgain;
    const open = await browser.call(`GET ${base}/getCustomerOffers/{id}`, { id });
    expect(open.body.result).toMatchObject({
      lists: [{ quoteHeaderId: watch!.quoteHeaderId, price: lowest(who) + 1_000 }],
      forms: [],
    });
    const resumed = await browser.call(`POST ${base}/resumeOffers`, { quoteHeaderId: watch!.quoteHeaderId! });
    expect(resumed.body.result).toEqual({ listPath: '/trafik-sigortasi/listeleme' });
    const visitId = browser.cookies.get('visit-53')!;
    const list = await browser.call('POST quoterequestapi/offer/GetOfferList', { visitId });
    expect(list.body.result).toMatchObject({ quoteHeaderId: watch!.quoteHeaderId, state: 'complete' });
  });

  it('tells of a price at or below its goal, in the account and by the channels it names', async () => {
    given.stubs.setBehaviour('dearer');
    const who = await watched();
    const goal = lowest(who) - 500;
    await who.browser.call(`POST ${base}/changePriceWatch`, { watchId: who.watchId, ...settings, goal });
    await after(7);
    expect(smsTo(who.by.phoneNumber)).toEqual([]);
    given.stubs.setBehaviour('offer');
    await after(7);
    await eventually(() => smsTo(who.by.phoneNumber).length === 1);
    await after(7);
    const { browser, id } = await elsewhere(who.by);
    const shown = await browser.call(`GET ${base}/getCustomerNotifications/{id}`, { id });
    expect((shown.body.result as { notifications: Notifications }).notifications).toMatchObject([
      { kind: 'priceChanged', amount: lowest(who) - 1_000 },
    ]);
    expect(smsTo(who.by.phoneNumber)).toHaveLength(1);
  });

  it('that is deleted while insurers answer keeps nothing, and the run goes on', async () => {
    const who = await watched();
    const { services, clock } = given.world.backend;
    clock.advance(7 * daySeconds);
    given.stubs.setBehaviour('dearer');
    const askAgain: typeof given.offers.askAgain = async (asking) => {
      const quote = await given.offers.askAgain(asking);
      await deleteWatch(services.db, who.watchId);
      return quote;
    };
    await askDue(services, { ...given.offers, askAgain });
    expect(await askingsOf(services.db, who.watchId)).toEqual([]);
    expect(smsTo(who.by.phoneNumber)).toEqual([]);
  });

  it('sends mails to a confirmed address only', async () => {
    const who = await asked();
    const refused = await start(who, { byMail: true });
    expect(refused.body).toMatchObject({ messageCode: 'emailUnconfirmed', fields: { byMail: expect.any(String) } });
    const { services, clock, ports } = given.world.backend;
    const email = 'elif@ornek.example';
    await changeProfile(services.db, who.customerId, { email, emailVerifiedAt: clock.now(), updatedAt: clock.now() });
    expect((await start(who, { byMail: true, bySms: false })).body.isSuccess).toBe(true);
    given.stubs.setBehaviour('dearer');
    await after(7);
    const mail = await eventually(() => ports.sentMails.find(({ to }) => to === email));
    expect(mail.text).toContain('fiyat');
    expect(smsTo(who.by.phoneNumber)).toEqual([]);
  });

  it('rests while it is paused, and is gone when it is deleted; both by its customer only', async () => {
    const who = await watched();
    const stranger = (await elsewhere(newBuyer())).browser;
    const pause = (browser = who.browser, isPaused = true) =>
      browser.call(`POST ${base}/pausePriceWatch`, { watchId: who.watchId, isPaused });
    const remove = (browser = who.browser) => browser.call(`POST ${base}/deletePriceWatch`, { watchId: who.watchId });
    const change = { watchId: who.watchId, ...settings };
    expect((await pause(stranger)).status).toBe(404);
    expect((await remove(stranger)).status).toBe(404);
    expect((await stranger.call(`POST ${base}/changePriceWatch`, change)).status).toBe(404);
    await pause();
    expect(await watches(who)).toMatchObject([{ state: 'paused' }]);
    expect(await after(8)).toBe(0);
    const { browser } = await elsewhere(who.by);
    await pause(browser, false);
    expect(await after(0)).toBeGreaterThan(0);
    await remove(browser);
    expect(await after(8)).toBe(0);
  });

  it('begins with an open list of its customer; of the same thing there is one', async () => {
    const who = await asked();
    const { quoteHeaderId } = who.list;
    const stranger = await elsewhere(newBuyer());
    const foreign = await stranger.browser.call(`POST ${base}/startPriceWatch`, { quoteHeaderId, ...settings });
    expect(foreign.status).toBe(404);
    await start(who);
    await start(who, { frequency: 'daily' });
    expect(await watches(who)).toMatchObject([{ frequency: 'daily' }]);
  });

  it('is one of five at most, also when two tabs start one at once', async () => {
    const one = await asked();
    const other = await asked(one.by, plateAnswers(nextVehicle()));
    const { db, clock } = given.world.backend.services;
    const timing = { createdAt: clock.now(), nextAskAt: clock.now(), pausedAt: null, endedAt: null };
    const { customerId, visitId } = one;
    for (const id of ['1', '2', '3', '4'])
      await addWatch(db, { ...settings, ...timing, id, thingKey: id, customerId, visitId, policyId: null });
    const replies = await Promise.all([start(one), start(other)]);
    expect(replies.map(({ body }) => body.messageCode).filter(Boolean)).toEqual(['watchLimit']);
    expect(await watches(one)).toHaveLength(1);
  });

  it('ends after 90 days, and when the customer has bought', async () => {
    const over = await watched({ frequency: 'monthly' });
    expect(await after(91)).toBe(0);
    expect(await watches(await elsewhere(over.by))).toMatchObject([{ state: 'ended' }]);
    const bought = await watched();
    const { db, database } = given.world.backend.services;
    await given.world.buy(bought.by, await given.world.browser());
    await database.pool.query('ALTER TABLE policies DISABLE TRIGGER USER');
    const { risk } = readQuoteRequest((await readQuote(db, bought.list.quoteHeaderId))!.request);
    await db.update(policies).set({ risk }).where(eq(policies.customerId, bought.customerId));
    expect(await after(7)).toBe(0);
    expect(await watches(await elsewhere(bought.by))).toMatchObject([{ state: 'ended' }]);
  });

  it('waits when the share of watches in the capacity is spent', async () => {
    await watched();
    const busy = { askAgain: () => Promise.reject(new Error('asked')), admitsWatch: async () => false };
    given.world.backend.clock.advance(8 * daySeconds);
    await askDue(given.world.backend.services, busy);
    expect(await after(0)).toBeGreaterThan(0);
  });
});

it.each([
  [{ goal: null, before: 100, price: 90 }, true],
  [{ goal: null, before: 100, price: 110 }, true],
  [{ goal: null, before: 100, price: 100 }, false],
  [{ goal: 95, before: 100, price: 95 }, true],
  [{ goal: 95, before: 90, price: 94 }, false],
  [{ goal: 95, before: 94, price: 90 }, true],
  [{ goal: 95, before: 100, price: null }, false],
])('of %j is notified: %s', (found, isNotified) => expect(isNews(found)).toBe(isNotified));
