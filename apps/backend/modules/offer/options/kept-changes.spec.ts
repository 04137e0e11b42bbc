import { offersFixture } from '../testing/offers-fixture';

const given = offersFixture();
const { readList, offerOf, offerKey } = given;

const change = (requested: object, firmId = 31) =>
  given.visitor.call('POST quoterequestapi/offer/createOfferForProductId', { ...offerKey(firmId), change: requested });
const takeCampaign = (campaigns: object) =>
  given.visitor.call('POST quoterequestapi/offer/createOfferForCampaign', { visitId: given.visitId, campaigns });
const child = { age: 4 };

describe('a list that is requested again', () => {
  it('keeps the limit and the price that one offer was changed to, and asks each insurer once', async () => {
    await change({ immLimit: 5_000_000, covers: ['TRF-IKAME'] });
    const before = offerOf(31, await readList());
    given.stubs.requestCounts.clear();
    await takeCampaign({ child });
    const list = await readList();
    expect(new Set(given.stubs.requestCounts.values())).toEqual(new Set([1]));
    expect(offerOf(31, list)).toMatchObject({
      quoteHeaderId: list.quoteHeaderId,
      minimumImm: 5_000_000,
      cacheAmountWithDiscount: before.cacheAmountWithDiscount,
      change: { immLimit: 5_000_000, covers: ['TRF-IKAME'] },
    });
    expect(offerOf(31, list).lostOptions).toBeUndefined();
    expect(offerOf(26, list).change).toBeNull();
    expect(given.stubs.lastRequests.get(31)).toMatchObject({ campaigns: { child }, options: { immLimit: 5_000_000 } });
    expect(given.stubs.lastRequests.get(26)?.options).toBeUndefined();
  });
  it('keeps it again and again, until the visitor undoes it', async () => {
    await change({ immLimit: 5_000_000 });
    await takeCampaign({ child });
    await readList();
    await takeCampaign({});
    given.list = await readList();
    expect(offerOf(31).change).toEqual({ immLimit: 5_000_000 });
    await change({});
    expect(offerOf(31, await readList())).toMatchObject({ change: null, minimumImm: 1_000_000 });
    await takeCampaign({ child });
    expect(offerOf(31, await readList()).change).toBeNull();
  });
  it('is sold as it was changed', async () => {
    await change({ immLimit: 5_000_000 });
    await takeCampaign({ child });
    const { productId, quoteHeaderId, id } = offerOf(31, await readList());
    const offer = { visitId: given.visitId, productId, quoteHeaderId };
    const chosen = await given.visitor.call('POST quoterequestapi/offer/RedirectToSummary', offer);
    expect(chosen.body.result).toEqual({ offerId: id });
    const { body } = await given.visitor.call('GET quoterequestapi/offer/getquotedetail/{visitId}/{headerId}', {
      visitId: given.visitId,
      headerId: quoteHeaderId,
    });
    expect(JSON.stringify((body.result as { assumptions: object }).assumptions)).toContain('5.000.000');
  });
  it.each(['changeIgnored', 'changeDeclined'] as const)(
    'names what an insurer that behaves as %s no longer gives, and shows its offer without it',
    async (behaviour) => {
      await change({ immLimit: 5_000_000 });
      given.stubs.setBehaviour(behaviour, 31);
      await takeCampaign({ child });
      const list = await readList();
      expect(offerOf(31, list)).toMatchObject({
        change: null,
        minimumImm: 1_000_000,
        lostOptions: [{ label: 'İMM limiti', value: '5.000.000\u00A0₺' }],
      });
      expect((await readList()).offerList).toEqual(list.offerList);
    },
  );
  it('keeps campaigns and changes when the form is submitted again, with the same answers or others', async () => {
    await change({ immLimit: 5_000_000 });
    await takeCampaign({ child });
    const before = await readList();
    await given.visit.createOffer();
    expect((await readList()).quoteHeaderId).toBe(before.quoteHeaderId);
    await given.visit.change({ birthdayForLicense: '1979-03-07' });
    await given.visit.createOffer();
    const after = await readList();
    expect(after.quoteHeaderId).not.toBe(before.quoteHeaderId);
    expect(after.assumptions.campaigns).toEqual({ child });
    expect(offerOf(31, after).change).toEqual({ immLimit: 5_000_000 });
  });
  it('drops a discount code whose conditions the changed form no longer meets', async () => {
    const input = { visitId: given.visitId, discountCode: 'YENIMUSTERI' };
    await given.visitor.call('POST quoterequestapi/offer/CreateOfferForDiscount', input);
    expect((await readList()).assumptions.discountCode).toBe('YENIMUSTERI');
    await given.visit.createOffer();
    expect((await readList()).assumptions.discountCode).toBe('YENIMUSTERI');
    await given.visit.change({ birthdayForLicense: '1979-03-07' });
    given.stubs.eligibilityCentre.next = [{ eligible: false, code: 'discountConditionsNotMet', message: 'x' }];
    expect((await given.visit.createOffer()).body.isSuccess).toBe(true);
    expect((await readList()).assumptions.discountCode).toBeNull();
  });
});
