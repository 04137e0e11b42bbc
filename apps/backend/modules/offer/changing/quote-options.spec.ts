import { offersFixture } from '../testing/offers-fixture';

const given = offersFixture();
const { readList } = given;

describe('requesting quotes with a campaign', () => {
  const ask = (campaigns: object) =>
    given.visitor.call('POST quoterequestapi/offer/createOfferForCampaign', { visitId: given.visitId, campaigns });

  it('F557 sends the campaign to every insurer, under the same offer number and a new header', async () => {
    const { body } = await ask({ child: { age: 4 }, driver: { age: 41, licenceYears: 12 } });
    expect(body.result).toBe(given.list.offerNo);
    const again = await readList();
    expect(again.quoteHeaderId).not.toBe(given.list.quoteHeaderId);
    expect(again.assumptions.campaigns).toEqual({ child: { age: 4 }, driver: { age: 41, licenceYears: 12 } });
    expect(given.stubs.requestCounts.size).toBe(given.list.insurers.length);
    expect(given.stubs.lastRequests.get(31)?.campaigns).toEqual(again.assumptions.campaigns);
  });
  it('creates one quote for two tabs with the same campaign or discount', async () => {
    const discount = () =>
      given.visitor.call('POST quoterequestapi/offer/CreateOfferForDiscount', {
        visitId: given.visitId,
        removesOnlineDiscount: true,
      });
    for (const twice of [() => ask({ child: { age: 4 } }), discount]) {
      given.stubs.requestCounts.clear();
      await Promise.all([twice(), twice(), twice()]);
      const { insurers } = await readList();
      expect([...given.stubs.requestCounts.values()]).toEqual(insurers.map(() => 1));
    }
  });
  it('removes a campaign that is left out, and sends no second request for the same campaigns', async () => {
    await ask({ child: { age: 4 } });
    await readList();
    given.stubs.requestCounts.clear();
    await ask({ child: { age: 4 } });
    expect(given.stubs.requestCounts.size).toBe(0);
    await ask({});
    expect((await readList()).assumptions.campaigns).toEqual({});
    expect(given.stubs.lastRequests.get(31)?.campaigns).toBeUndefined();
  });
  it('validates the declaration: a driver is an adult without a licence before 16, a child is a minor', async () => {
    const tooOld = await ask({ driver: { age: 31, licenceYears: 16 } });
    expect([tooOld.status, Object.keys(tooOld.body.fields ?? {})]).toEqual([400, ['campaigns.driver.licenceYears']]);
    expect((await ask({ driver: { age: 31, licenceYears: 15 } })).status).toBe(200);
    const unlisted = await ask({ job: { code: 'zzz' } });
    expect([unlisted.status, Object.keys(unlisted.body.fields ?? {})]).toEqual([400, ['campaigns.job.code']]);
    expect((await ask({ job: { code: '013' } })).status).toBe(200);
    expect((await ask({ driver: { age: 17, licenceYears: 1 } })).status).toBe(400);
    expect((await ask({ child: { age: 18 } })).status).toBe(400);
  });
});

describe('requesting quotes with a discount', () => {
  const ask = (discount: object) =>
    given.visitor.call('POST quoterequestapi/offer/CreateOfferForDiscount', { visitId: given.visitId, ...discount });

  it('F558 sends the code in capital letters and keeps the campaigns', async () => {
    const campaigns = { child: { age: 4 } };
    await given.visitor.call('POST quoterequestapi/offer/createOfferForCampaign', {
      visitId: given.visitId,
      campaigns,
    });
    await readList();
    expect((await ask({ discountCode: 'yenimusteri' })).body.result).toBe(given.list.offerNo);
    expect((await readList()).assumptions).toEqual({
      accessories: [],
      campaigns,
      discountCode: 'YENIMUSTERI',
      isOnlineDiscountRemoved: false,
    });
    expect(given.stubs.lastRequests.get(31)).toMatchObject({ campaigns, options: { discountCode: 'YENIMUSTERI' } });
  });
  it('removes the online discount and restores it', async () => {
    await ask({ removesOnlineDiscount: true });
    expect((await readList()).assumptions.isOnlineDiscountRemoved).toBe(true);
    expect(given.stubs.lastRequests.get(31)?.options).toEqual({ withoutOnlineDiscount: true });
    await ask({});
    expect((await readList()).assumptions.isOnlineDiscountRemoved).toBe(false);
  });
  it('reports that the conditions of an unknown code are not met, and sends no request', async () => {
    given.stubs.eligibilityCentre.answer = { eligible: false, code: 'discountConditionsNotMet', message: 'x' };
    const { body } = await ask({ discountCode: 'YOKBOYLE' });
    expect([body.messageCode, body.message]).toEqual([
      'discountConditionsNotMet',
      expect.stringContaining('katılım koşullarını'),
    ]);
    expect(given.stubs.requestCounts.size).toBe(0);
  });
});
