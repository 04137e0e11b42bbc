import { offerList } from '@emsal/api/calls/offer/shapes';
import { insurersSelling } from '@emsal/insurers/registry';
import { and, eq } from 'drizzle-orm';
import { partsTotal } from '@emsal/insurers/quote-answer';
import { sampleOffer } from '@emsal/insurers/testing/samples';
import { offerModule } from './offer';
import { eventually } from '../../testing/eventually';
import { testApp, type TestApp } from '../../testing/test-app';
import { latestQuote, readAnswers } from './offer-store';
import { quoteAnswers } from './tables';
import { heldDeadline } from './testing/held-deadline';
import { offerVisit, type OfferVisit } from './testing/offer-visit';
import { testMarket, type TestMarket } from './testing/test-market';

const deadline = heldDeadline();
let market: TestMarket;
let test: TestApp;
let visit: OfferVisit;

beforeAll(async () => {
  market = await testMarket();
  test = await testApp([offerModule(deadline.options)], { work: true, env: { SANDBOX_URL: market.url } });
});
afterAll(async () => {
  await test.close();
  await market.close();
});
beforeEach(async () => {
  market.release();
  market.behave('offer');
  market.centre.answer = { eligible: true };
  market.asked.clear();
  visit = await offerVisit(test);
});
const firms = insurersSelling('TRAFFIC').map(({ firmId }) => firmId);
const allAnsweredBut = (silent: number) => async () => {
  const quote = await latestQuote(test.services.db, visit.visitId);
  return (await readAnswers(test.services.db, quote!.id)).length === firms.length - silent;
};

describe('createoffer', () => {
  it('F555 takes the visit and answers success with ten random digits, then one offer of each insurer', async () => {
    const { status, body } = await visit.createOffer();
    expect([status, body.isSuccess, body.message, body.messageCode]).toEqual([200, true, null, null]);
    expect(body.result).toMatch(/^[1-9]\d{9}$/);
    const list = await visit.completeList();
    expect(list).toMatchObject({ offerNo: body.result, state: 'complete', zeroOffer: null });
    expect(list.insurers.map(({ firmId, state }) => [firmId, state])).toEqual(
      firms.map((firmId) => [firmId, 'offered']),
    );
    expect(list.offerList.map(({ firmId }) => firmId).toSorted((a, b) => a - b)).toEqual(firms);
  });
  it('makes one request of a double click, of two tabs and of a retry, and another after an answer changed', async () => {
    const [first, second] = await Promise.all([visit.createOffer(), visit.createOffer()]);
    await visit.completeList();
    const third = await visit.createOffer();
    expect(new Set([first, second, third].map(({ body }) => body.result)).size).toBe(1);
    expect([...market.asked.values()]).toEqual(firms.map(() => 1));
    await visit.change({ vehicleModelYear: '2020' });
    expect((await visit.createOffer()).body.result).not.toBe(first.body.result);
    await visit.completeList();
  });
  it('stores and asks nothing that the form does not show', async () => {
    await visit.change({ vehicleCommercialUsageType: '514' });
    await visit.createOffer();
    const quote = await latestQuote(test.services.db, visit.visitId);
    expect(quote!.request.vehicle).toMatchObject({ usageType: '001001' });
    expect(quote!.request.vehicle).not.toHaveProperty('commercialUsage');
    await visit.completeList();
  });
  it('asks anew after a list without offers', async () => {
    market.behave('decline');
    await visit.createOffer();
    const first = await visit.completeList();
    market.behave('offer');
    await visit.createOffer();
    const second = await visit.completeList();
    expect(second.quoteHeaderId).not.toBe(first.quoteHeaderId);
    expect(second.offerList).toHaveLength(firms.length);
  });
  it('asks all of them anew when one offer of the list is over', async () => {
    await visit.createOffer();
    const { quoteHeaderId } = await visit.completeList();
    const [answer] = await readAnswers(test.services.db, quoteHeaderId);
    const offers = answer!.offers.map((offer) => ({ ...offer, validUntil: test.clock.now().toISOString() }));
    await test.services.db
      .update(quoteAnswers)
      .set({ offers })
      .where(and(eq(quoteAnswers.quoteId, quoteHeaderId), eq(quoteAnswers.firmId, answer!.firmId)));
    await visit.createOffer();
    const anew = await visit.completeList();
    expect(anew.quoteHeaderId).not.toBe(quoteHeaderId);
    expect([...market.asked.values()]).toEqual(firms.map(() => 2));
    expect(anew.offerList.some(({ isSaleExpired }) => isSaleExpired)).toBe(false);
  });
  it('asks anew when a request was given up unfinished', async () => {
    market.hold();
    const first = await visit.createOffer();
    expect((await visit.createOffer()).body.result).toBe(first.body.result);
    const asked = market.asked.size;
    test.clock.advance(301);
    await visit.createOffer();
    market.release();
    await visit.completeList();
    expect([...market.asked.values()]).toEqual(firms.map(() => 2));
    expect(asked).toBe(firms.length);
  });
  it('refuses an incomplete form with the sentence of each field, and asks nobody', async () => {
    await visit.change({ vehicleChassisNo: '', vehicleTotalSeatNumber: 'çok' });
    const { status, body } = await visit.createOffer();
    expect([status, body.messageCode]).toEqual([400, 'badBody']);
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(['vehicleChassisNo', 'vehicleTotalSeatNumber']);
    expect(market.asked.size).toBe(0);
  });
  it.each(['BL0', '591', '581', '590', '59', '580', '58', 'B20', '999'])(
    'answers the code %s of the market’s centre with a sentence of ours, and asks nobody',
    async (code) => {
      market.centre.answer = { eligible: false, code, message: 'Kaba söz.' };
      const { status, body } = await visit.createOffer();
      expect([status, body.isSuccess, body.messageCode]).toEqual([200, false, code]);
      expect(body.message).not.toContain('Kaba söz');
      expect(market.asked.size).toBe(0);
    },
  );
  it('F028 answers 402 for a high-value vehicle and names the advisers who sell it', async () => {
    market.centre.answer = { eligible: false, code: '402', message: 'yüksek değer' };
    const { body } = await visit.createOffer();
    expect([body.messageCode, body.message]).toEqual(['402', expect.stringContaining('danışman')]);
  });
  it('keeps the mark of a failed service in the message', async () => {
    market.centre.answer = { eligible: false, code: '500', message: 'hata F500' };
    expect((await visit.createOffer()).body.message).toContain('F500');
  });
  it('goes on without the centre when it is down', async () => {
    market.centre.answer = 'down';
    expect((await visit.createOffer()).body.isSuccess).toBe(true);
    await visit.completeList();
  });
  it('answers another visitor as if the visit were not there', async () => {
    const stranger = await test.visitor();
    expect((await stranger.call('POST quoterequestapi/offer/createoffer', { visitId: visit.visitId })).status).toBe(
      404,
    );
  });
});

describe('an insurer that misbehaves costs its own offer only', () => {
  it.each([
    ['hang', 'timedOut', 'timedOut'],
    ['serverError', 'declined', 'serverError'],
    ['rubbish', 'declined', 'rubbish'],
    ['aboveCeiling', 'declined', 'aboveCeiling'],
    ['partsDiffer', 'declined', 'partsDiffer'],
    ['expired', 'declined', 'expired'],
    ['control', 'declined', 'rubbish'],
    ['old', 'declined', '591'],
  ] as const)('%s', async (behaviour, state, reasonCode) => {
    const faulty = behaviour === 'control' ? 31 : 26;
    market.behave(behaviour, faulty);
    await visit.createOffer();
    if (behaviour === 'hang') await eventually(allAnsweredBut(1)).then(deadline.pass);
    const list = await visit.completeList();
    const told = list.insurers.find(({ firmId }) => firmId === faulty);
    expect(told).toMatchObject({ state, reasonCode, reason: expect.stringMatching(/^Şirket.*\.$/) });
    expect(told?.reason).not.toContain('kendi sözü');
    expect(list.offerList).toHaveLength(firms.length - 1);
  });
});

describe('the offer list', () => {
  it('F559 holds offers whose parts add up in the stored answer, sealed, with one label each of price, product and cover', async () => {
    await visit.createOffer();
    const list = await visit.completeList();
    const stored = (await readAnswers(test.services.db, list.quoteHeaderId)).flatMap(({ offers }) => offers);
    expect(stored.map((offer) => partsTotal(offer) - offer.total)).toEqual(firms.map(() => 0));
    expect(new Set(list.offerList.map(({ seal }) => seal)).size).toBe(firms.length);
    for (const label of ['isBestPrice', 'isBestProduct', 'isBestCoverage'] as const)
      expect(list.offerList.filter((offer) => offer[label])).toHaveLength(1);
    const cheapest = list.offerList.toSorted((a, b) => a.cacheAmountWithDiscount - b.cacheAmountWithDiscount)[0];
    expect(cheapest?.isBestPrice).toBe(true);
  });
  it('F186 F189 F193 fits the contract: number, ids, price, score, expiry, discounts and the assurances to filter by', async () => {
    await visit.createOffer();
    await visit.completeList();
    const { body } = await visit.visitor.call('POST quoterequestapi/offer/GetOfferList', { visitId: visit.visitId });
    const [first] = offerList.parse(body.result).offerList;
    expect(first).toMatchObject({
      offerNo: expect.stringMatching(/^\d{10}$/),
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      productId: first!.firmId * 1_000 + 1,
      cacheAmountWithDiscount: first!.breakdown.total,
      scoreValue: expect.any(Number),
      onlineDiscountExpireDate: sampleOffer.onlineDiscountExpireDate,
      productDiscountTypes: [2],
      discountList: [{ type: 3, description: 'İndirim', customDataCode: '6' }],
      filterAssuranceList: [
        {
          valueDataKey: 'TRF-MADDI',
          value: 'Maddi zarar, araç başına: 400.000 TL',
          valueDataCode: '400000',
        },
      ],
    });
  });
  it('says whose offers they are and masks the name before the one-time code', async () => {
    await visit.createOffer();
    const { userInformation } = await visit.completeList();
    expect(userInformation).toMatchObject({
      licensePlateNo: '34 ABC 12',
      vehicle: 'BMW 320i 2019',
      startDate: '2026-12-14',
    });
    expect(userInformation.displayName).not.toContain('YILMAZ');
  });
  it.each([
    ['old', '0Offer1Group'],
    ['valuable', '402'],
    ['decline', '0Offer2Group'],
  ] as const)(
    'of insurers that all refuse as %s carries the code %s and a sentence',
    async (behaviour, messageCode) => {
      market.behave(behaviour);
      await visit.createOffer();
      expect((await visit.completeList()).zeroOffer).toEqual({ messageCode, message: expect.stringMatching(/\.$/) });
    },
  );
  it('answers 404 before anything was asked', async () => {
    expect(
      (await visit.visitor.call('POST quoterequestapi/offer/GetOfferList', { visitId: visit.visitId })).status,
    ).toBe(404);
  });
  it('F571 can be filtered by insurer', async () => {
    await visit.createOffer();
    await visit.completeList();
    const { visitId, visitor } = visit;
    const { list } = await visitor.call('GET quoterequestapi/offer/GetFilterValues/{visitId}', { visitId });
    expect(list.at(-1)).toMatchObject({
      key: 'firm',
      values: expect.arrayContaining([{ code: '31', name: 'Karlıdağ Sigorta', count: 1 }]),
    });
  });
  it('F560 F202 getcampaign takes the visit and header 0 and names what insurers grant, each with its id', async () => {
    const { visitId, visitor } = visit;
    const ask = (quoteHeaderId: 0) =>
      visitor.call('POST quoterequestapi/offer/getcampaign', { visitId, quoteHeaderId });
    expect((await ask(0)).body).toMatchObject({ isSuccess: true, result: [] });
    await visit.createOffer();
    await visit.completeList();
    expect((await ask(0)).body.result).toEqual([
      expect.objectContaining({ id: 3, kind: 'child', maxPercent: 10, isApplied: true }),
    ]);
    expect((await ask(1 as 0)).status).toBe(400);
  });
  it('F563 F201 counts the offers of the paired line, with the path of their list', async () => {
    const { visitor } = visit;
    const kasko = await visitor.visit('AUTO', 10);
    const counts = async () =>
      (await visitor.call('POST quoterequestapi/offer/GetCrossOfferCount', { visitId: kasko })).body.result;
    expect(await counts()).toEqual([]);
    await visit.createOffer();
    await visit.completeList();
    expect(await counts()).toEqual([{ crossOfferUrl: '/trafik-sigortasi/listeleme', count: firms.length }]);
  });
});
