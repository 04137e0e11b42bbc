import { healthLines } from '@emsal/lines/health/health-lines';
import { insurersSelling } from '@emsal/insurers/registry';
import { and, eq } from 'drizzle-orm';
import { latestQuote, readAnswers } from '../offer-store';
import { quoteAnswers } from '../tables';
import { firms, marketVisits } from '../testing/market-visits';
import { offerVisit } from '../testing/offer-visit';

const given = marketVisits();

describe('createoffer', () => {
  it('F555 takes the visit and answers success with ten random digits, then one offer of each insurer, all of them by name', async () => {
    const { status, body } = await given.visit.createOffer();
    expect([status, body.isSuccess, body.message, body.messageCode]).toEqual([200, true, null, null]);
    expect(body.result).toMatch(/^[1-9]\d{9}$/);
    const list = await given.visit.completeList();
    expect(list).toMatchObject({ offerNo: body.result, state: 'complete', zeroOffer: null });
    const names = insurersSelling('TRAFFIC').map(({ name }) => name);
    expect(list.insurers.map(({ name }) => name)).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'tr')));
    expect(new Set(list.insurers.map(({ state }) => state))).toEqual(new Set(['offered']));
    expect(list.offerList.map(({ firmId }) => firmId).toSorted((a, b) => a - b)).toEqual(firms);
  });
  it('makes one request of a double click, of two tabs and of a retry, and another after an answer changed', async () => {
    const [first, second] = await Promise.all([given.visit.createOffer(), given.visit.createOffer()]);
    await given.visit.completeList();
    const third = await given.visit.createOffer();
    expect(new Set([first, second, third].map(({ body }) => body.result)).size).toBe(1);
    expect([...given.market.asked.values()]).toEqual(firms.map(() => 1));
    await given.visit.change({ vehicleModelYear: '2020' });
    expect((await given.visit.createOffer()).body.result).not.toBe(first.body.result);
    await given.visit.completeList();
  });
  it.each(healthLines)('asks nobody about $id: its form stands, and no insurer can be asked yet', async ({ id }) => {
    const { createOffer } = await offerVisit(given.test, id);
    expect((await createOffer()).body).toMatchObject({ isSuccess: false, messageCode: 'lineNotSold' });
    expect(given.market.asked.size).toBe(0);
  });
  it('stores and asks nothing that the form does not show', async () => {
    await given.visit.change({ vehicleCommercialUsageType: '514' });
    await given.visit.createOffer();
    const quote = await latestQuote(given.test.services.db, given.visit.visitId);
    expect(quote!.request.vehicle).toMatchObject({ usageType: '001001' });
    expect(quote!.request.vehicle).not.toHaveProperty('commercialUsage');
    await given.visit.completeList();
  });
  it('asks anew after a list without offers', async () => {
    given.market.behave('decline');
    await given.visit.createOffer();
    const first = await given.visit.completeList();
    given.market.behave('offer');
    await given.visit.createOffer();
    const second = await given.visit.completeList();
    expect(second.quoteHeaderId).not.toBe(first.quoteHeaderId);
    expect(second.offerList).toHaveLength(firms.length);
  });
  it.each([
    ['is over', () => ({ validUntil: given.test.clock.now().toISOString() })],
    ['was changed since it was sealed, so that nobody can choose it', () => ({ total: 1 })],
  ])('asks all of them anew when one offer of the list %s', async (_, change) => {
    await given.visit.createOffer();
    const { quoteHeaderId } = await given.visit.completeList();
    const [answer] = await readAnswers(given.test.services.db, quoteHeaderId);
    const offers = answer!.offers.map((offer) => ({ ...offer, ...change() }));
    await given.test.services.db
      .update(quoteAnswers)
      .set({ offers })
      .where(and(eq(quoteAnswers.quoteId, quoteHeaderId), eq(quoteAnswers.firmId, answer!.firmId)));
    await given.visit.createOffer();
    const anew = await given.visit.completeList();
    expect(anew.quoteHeaderId).not.toBe(quoteHeaderId);
    expect([...given.market.asked.values()]).toEqual(firms.map(() => 2));
    expect(anew.offerList.some(({ isSaleExpired }) => isSaleExpired)).toBe(false);
  });
  it('asks anew when a request was given up unfinished', async () => {
    given.market.hold();
    const first = await given.visit.createOffer();
    expect((await given.visit.createOffer()).body.result).toBe(first.body.result);
    const asked = given.market.asked.size;
    given.test.clock.advance(301);
    await given.visit.createOffer();
    given.market.release();
    await given.visit.completeList();
    expect([...given.market.asked.values()]).toEqual(firms.map(() => 2));
    expect(asked).toBe(firms.length);
  });
  it('refuses an incomplete form with the sentence of each field, and asks nobody', async () => {
    await given.visit.change({ vehicleChassisNo: '', vehicleTotalSeatNumber: 'çok' });
    const { status, body } = await given.visit.createOffer();
    expect([status, body.messageCode]).toEqual([400, 'badBody']);
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(['vehicleChassisNo', 'vehicleTotalSeatNumber']);
    expect(given.market.asked.size).toBe(0);
  });
  it.each(['BL0', '591', '581', '590', '59', '580', '58', 'B20', '999'])(
    'answers the code %s of the market’s centre with a sentence of ours, and asks nobody',
    async (code) => {
      given.market.centre.answer = { eligible: false, code, message: 'Kaba söz.' };
      const { status, body } = await given.visit.createOffer();
      expect([status, body.isSuccess, body.messageCode]).toEqual([200, false, code]);
      expect(body.message).not.toContain('Kaba söz');
      expect(given.market.asked.size).toBe(0);
    },
  );
  it('F028 answers 402 for a high-value vehicle and names the advisers who sell it', async () => {
    given.market.centre.answer = { eligible: false, code: '402', message: 'yüksek değer' };
    const { body } = await given.visit.createOffer();
    expect([body.messageCode, body.message]).toEqual(['402', expect.stringContaining('danışman')]);
  });
  it('keeps the mark of a failed service in the message', async () => {
    given.market.centre.answer = { eligible: false, code: '500', message: 'hata F500' };
    expect((await given.visit.createOffer()).body.message).toContain('F500');
  });
  it('goes on without the centre when it is down', async () => {
    given.market.centre.answer = 'down';
    expect((await given.visit.createOffer()).body.isSuccess).toBe(true);
    await given.visit.completeList();
  });
  it('answers another visitor as if the visit were not there', async () => {
    const stranger = await given.test.visitor();
    expect(
      (await stranger.call('POST quoterequestapi/offer/createoffer', { visitId: given.visit.visitId })).status,
    ).toBe(404);
  });
});
