import { readQuoteRequest } from '@emsal/insurers/read-quote-request';
import { healthLines } from '@emsal/lines/health/health-lines';
import { isSold } from '@emsal/lines/registry/facts-of';
import { insurersSelling } from '@emsal/insurers/registry';
import { and, eq } from 'drizzle-orm';
import { markVerified, readVisit } from '../../visit/visit-store';
import { latestQuote, readAnswers } from '../offer-store';
import { quoteAnswers } from '../tables';
import { firms, quotesFixture } from '../testing/quotes-fixture';
import { offerVisit } from '../testing/offer-visit';

const given = quotesFixture();

describe('createoffer', () => {
  it('F555 takes the visit and answers success with ten random digits; every insurer then returns one offer, sorted by insurer name', async () => {
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
  it('creates one quote for a double click, two tabs and a retry, and another after an answer changed', async () => {
    const [first, second] = await Promise.all([given.visit.createOffer(), given.visit.createOffer()]);
    await given.visit.completeList();
    const third = await given.visit.createOffer();
    expect(new Set([first, second, third].map(({ body }) => body.result)).size).toBe(1);
    expect([...given.stubs.requestCounts.values()]).toEqual(firms.map(() => 1));
    await given.visit.change({ vehicleModelYear: '2020' });
    expect((await given.visit.createOffer()).body.result).not.toBe(first.body.result);
    await given.visit.completeList();
  });
  it('refuses every line whose form exists but which is not sold', async () => {
    const closed = healthLines.filter(({ id }) => !isSold(id));
    for (const { id } of closed) {
      const { createOffer } = await offerVisit(given.test, id);
      expect((await createOffer()).body).toMatchObject({ isSuccess: false, messageCode: 'lineNotSold' });
    }
    expect(given.stubs.requestCounts.size).toBe(0);
  });
  it('neither stores nor sends answers of hidden fields', async () => {
    await given.visit.change({ vehicleCommercialUsageType: '514' });
    await given.visit.createOffer();
    const quote = await latestQuote(given.test.services.db, given.visit.visitId);
    expect(readQuoteRequest(quote!.request).risk).toMatchObject({ usageType: '001001' });
    expect(readQuoteRequest(quote!.request).risk).not.toHaveProperty('commercialUsage');
    await given.visit.completeList();
  });
  it('requests new quotes after a list without offers', async () => {
    given.stubs.setBehaviour('decline');
    await given.visit.createOffer();
    const first = await given.visit.completeList();
    given.stubs.setBehaviour('offer');
    await given.visit.createOffer();
    const second = await given.visit.completeList();
    expect(second.quoteHeaderId).not.toBe(first.quoteHeaderId);
    expect(second.offerList).toHaveLength(firms.length);
  });
  it.each([
    ['has expired', () => ({ validUntil: given.test.clock.now().toISOString() })],
    ['was changed since it was sealed, so that nobody can choose it', () => ({ total: 1 })],
  ])('requests all quotes again when one offer of the list %s', async (_, change) => {
    await given.visit.createOffer();
    const { quoteHeaderId } = await given.visit.completeList();
    const [answer] = await readAnswers(given.test.services.db, quoteHeaderId);
    const offers = answer!.offers.map((offer) => ({ ...offer, ...change() }));
    await given.test.services.db
      .update(quoteAnswers)
      .set({ offers })
      .where(and(eq(quoteAnswers.quoteId, quoteHeaderId), eq(quoteAnswers.firmId, answer!.firmId)));
    await given.visit.createOffer();
    const renewed = await given.visit.completeList();
    expect(renewed.quoteHeaderId).not.toBe(quoteHeaderId);
    expect([...given.stubs.requestCounts.values()]).toEqual(firms.map(() => 2));
    expect(renewed.offerList.some(({ isSaleExpired }) => isSaleExpired)).toBe(false);
  });
  it('requests new quotes when a quote was abandoned unfinished', async () => {
    given.stubs.pauseAnswers();
    const first = await given.visit.createOffer();
    expect((await given.visit.createOffer()).body.result).toBe(first.body.result);
    const reached = given.stubs.requestCounts.size;
    given.test.clock.advance(301);
    await given.visit.createOffer();
    given.stubs.resumeAnswers();
    await given.visit.completeList();
    expect([...given.stubs.requestCounts.values()]).toEqual(firms.map(() => 2));
    expect(reached).toBe(firms.length);
  });
  it('refuses an incomplete form with a message per field and sends no request', async () => {
    await given.visit.change({ vehicleChassisNo: '', vehicleTotalSeatNumber: 'çok' });
    const { status, body } = await given.visit.createOffer();
    expect([status, body.messageCode]).toEqual([400, 'badBody']);
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(['vehicleChassisNo', 'vehicleTotalSeatNumber']);
    expect(given.stubs.requestCounts.size).toBe(0);
  });
  it.each(['BL0', '591', '581', '590', '59', '580', '58', 'B20', '999'])(
    'answers the eligibility centre’s code %s with our own message and sends no request',
    async (code) => {
      given.stubs.eligibilityCentre.answer = { eligible: false, code, message: 'Kaba söz.' };
      const { status, body } = await given.visit.createOffer();
      expect([status, body.isSuccess, body.messageCode]).toEqual([200, false, code]);
      expect(body.message).not.toContain('Kaba söz');
      expect(given.stubs.requestCounts.size).toBe(0);
    },
  );
  it('F028 answers 402 for a high-value vehicle and refers to the advisers who sell it', async () => {
    given.stubs.eligibilityCentre.answer = { eligible: false, code: '402', message: 'yüksek değer' };
    const { body } = await given.visit.createOffer();
    expect([body.messageCode, body.message]).toEqual(['402', expect.stringContaining('Bizi arayın')]);
  });
  it.each(['402', 'BL0'])('F316 F317 after code %s a new one-time code is required', async (code) => {
    const { visitId } = given.visit;
    const { db } = given.test.services;
    const proof = { identityHash: 'key', phone: '5321234567', at: given.test.clock.now() };
    await markVerified(db, { visitId, ...proof });
    given.stubs.eligibilityCentre.answer = { eligible: false, code, message: 'x' };
    await given.visit.createOffer();
    expect((await readVisit(db, visitId))?.verifiedAt).toBeNull();
  });
  it('keeps the code of a failed service in the message', async () => {
    given.stubs.eligibilityCentre.answer = { eligible: false, code: '500', message: 'hata F500' };
    expect((await given.visit.createOffer()).body.message).toContain('F500');
  });
  it('continues when the eligibility centre is down', async () => {
    given.stubs.eligibilityCentre.answer = 'down';
    expect((await given.visit.createOffer()).body.isSuccess).toBe(true);
    await given.visit.completeList();
  });
  it('answers 404 to another visitor', async () => {
    const otherVisitor = await given.test.visitor();
    expect(
      (await otherVisitor.call('POST quoterequestapi/offer/createoffer', { visitId: given.visit.visitId })).status,
    ).toBe(404);
  });
});
