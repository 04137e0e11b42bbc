import { offerList } from '@emsal/api/calls/offer/offer-list';
import { partsTotal } from '@emsal/insurers/quote-answer';
import { sampleOffer } from '@emsal/insurers/testing/samples';
import { readAnswers } from '../offer-store';
import { firms, quotesFixture } from '../testing/quotes-fixture';

const given = quotesFixture();

describe('the offer list', () => {
  it('F559 contains sealed offers whose parts add up, with one label each for price, product and cover', async () => {
    await given.visit.createOffer();
    const list = await given.visit.completeList();
    const stored = (await readAnswers(given.test.services.db, list.quoteHeaderId)).flatMap(({ offers }) => offers);
    expect(stored.map((offer) => partsTotal(offer) - offer.total)).toEqual(firms.map(() => 0));
    expect(new Set(list.offerList.map(({ seal }) => seal)).size).toBe(firms.length);
    for (const label of ['isBestPrice', 'isBestProduct', 'isBestCoverage'] as const)
      expect(list.offerList.filter((offer) => offer[label])).toHaveLength(1);
    const cheapest = list.offerList.toSorted((a, b) => a.cacheAmountWithDiscount - b.cacheAmountWithDiscount)[0];
    expect(cheapest?.isBestPrice).toBe(true);
  });
  it('F186 F189 F193 fits the contract: number, ids, price, score, expiry, discounts and filterable covers', async () => {
    await given.visit.createOffer();
    await given.visit.completeList();
    const { body } = await given.visit.visitor.call('POST quoterequestapi/offer/GetOfferList', {
      visitId: given.visit.visitId,
    });
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
        { valueDataKey: 'TRF-YOL', value: 'Yol yardımı ve çekici: Yılda 2 kez', valueDataCode: 'TRF-YOL' },
      ],
    });
  });
  it('names the insured, masked until the one-time code is verified', async () => {
    await given.visit.createOffer();
    const { userInformation } = await given.visit.completeList();
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
  ] as const)('of insurers that all decline as %s has the code %s and a message', async (behaviour, messageCode) => {
    given.stubs.setBehaviour(behaviour);
    await given.visit.createOffer();
    expect((await given.visit.completeList()).zeroOffer).toEqual({
      messageCode,
      message: expect.stringMatching(/\.$/),
    });
  });
  it('answers 404 before any quote', async () => {
    expect(
      (await given.visit.visitor.call('POST quoterequestapi/offer/GetOfferList', { visitId: given.visit.visitId }))
        .status,
    ).toBe(404);
  });
  it('F571 can be filtered by insurer', async () => {
    await given.visit.createOffer();
    await given.visit.completeList();
    const { visitId, visitor } = given.visit;
    const { list } = await visitor.call('GET quoterequestapi/offer/GetFilterValues/{visitId}', { visitId });
    expect(list.at(-1)).toMatchObject({
      key: 'firm',
      values: expect.arrayContaining([{ code: '31', name: 'Karlıdağ Sigorta', count: 1 }]),
    });
  });
  it('F560 F202 getcampaign takes the visit and header 0 and returns the granted campaigns with their ids', async () => {
    const { visitId, visitor } = given.visit;
    const ask = (quoteHeaderId: 0) =>
      visitor.call('POST quoterequestapi/offer/getcampaign', { visitId, quoteHeaderId });
    expect((await ask(0)).body).toMatchObject({ isSuccess: true, result: [] });
    await given.visit.createOffer();
    await given.visit.completeList();
    expect((await ask(0)).body.result).toEqual([
      expect.objectContaining({ id: 3, kind: 'child', maxPercent: 10, isApplied: true }),
    ]);
    expect((await ask(1 as 0)).status).toBe(400);
  });
  it('F563 F201 counts the offers of the paired line and returns the path of their list', async () => {
    const { visitor } = given.visit;
    const kasko = await visitor.visit('AUTO', 10);
    const counts = async () =>
      (await visitor.call('POST quoterequestapi/offer/GetCrossOfferCount', { visitId: kasko })).body.result;
    expect(await counts()).toEqual([]);
    await given.visit.createOffer();
    await given.visit.completeList();
    expect(await counts()).toEqual([{ crossOfferUrl: '/trafik-sigortasi/listeleme', count: firms.length }]);
  });
});
