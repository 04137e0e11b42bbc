import { offersGiven } from '../testing/offers-given';

const given = offersGiven();
const { read } = given;

describe('asking again with a campaign', () => {
  const ask = (campaigns: object) =>
    given.visitor.call('POST quoterequestapi/offer/createOfferForCampaign', { visitId: given.visitId, campaigns });

  it('F557 asks every insurer with what the visitor said, under the same offer number and a new header', async () => {
    const { body } = await ask({ child: { age: 4 }, driver: { age: 41, licenceYears: 12 } });
    expect(body.result).toBe(given.list.offerNo);
    const again = await read();
    expect(again.quoteHeaderId).not.toBe(given.list.quoteHeaderId);
    expect(again.assumptions.campaigns).toEqual({ child: { age: 4 }, driver: { age: 41, licenceYears: 12 } });
    expect(given.market.asked.size).toBe(given.list.insurers.length);
    expect(given.market.questions.get(31)?.campaigns).toEqual(again.assumptions.campaigns);
  });
  it('makes one request of two tabs with one wish, be it a campaign or a discount', async () => {
    const discount = () =>
      given.visitor.call('POST quoterequestapi/offer/CreateOfferForDiscount', {
        visitId: given.visitId,
        removesOnlineDiscount: true,
      });
    for (const twice of [() => ask({ child: { age: 4 } }), discount]) {
      given.market.asked.clear();
      await Promise.all([twice(), twice(), twice()]);
      const { insurers } = await read();
      expect([...given.market.asked.values()]).toEqual(insurers.map(() => 1));
    }
  });
  it('gives a campaign up that is left out, and asks nobody twice for the same wish', async () => {
    await ask({ child: { age: 4 } });
    await read();
    given.market.asked.clear();
    await ask({ child: { age: 4 } });
    expect(given.market.asked.size).toBe(0);
    await ask({});
    expect((await read()).assumptions.campaigns).toEqual({});
    expect(given.market.questions.get(31)?.campaigns).toBeUndefined();
  });
  it('says nothing false of a person: a driver is of age and had no licence before 16, a child is one', async () => {
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

describe('asking again for a discount', () => {
  const ask = (discount: object) =>
    given.visitor.call('POST quoterequestapi/offer/CreateOfferForDiscount', { visitId: given.visitId, ...discount });

  it('F558 tells insurers the code in capital letters, and keeps the campaigns', async () => {
    const campaigns = { child: { age: 4 } };
    await given.visitor.call('POST quoterequestapi/offer/createOfferForCampaign', {
      visitId: given.visitId,
      campaigns,
    });
    await read();
    expect((await ask({ discountCode: 'yenimusteri' })).body.result).toBe(given.list.offerNo);
    expect((await read()).assumptions).toEqual({
      accessories: [],
      campaigns,
      discountCode: 'YENIMUSTERI',
      isOnlineDiscountRemoved: false,
    });
    expect(given.market.questions.get(31)).toMatchObject({ campaigns, adjust: { discountCode: 'YENIMUSTERI' } });
  });
  it('removes the online discount and brings it back', async () => {
    await ask({ removesOnlineDiscount: true });
    expect((await read()).assumptions.isOnlineDiscountRemoved).toBe(true);
    expect(given.market.questions.get(31)?.adjust).toEqual({ withoutOnlineDiscount: true });
    await ask({});
    expect((await read()).assumptions.isOnlineDiscountRemoved).toBe(false);
  });
  it('says that the conditions of an unknown code are not met, and asks nobody', async () => {
    given.market.centre.answer = { eligible: false, code: 'discountConditionsNotMet', message: 'x' };
    const { body } = await ask({ discountCode: 'YOKBOYLE' });
    expect([body.messageCode, body.message]).toEqual([
      'discountConditionsNotMet',
      expect.stringContaining('katılım koşullarını'),
    ]);
    expect(given.market.asked.size).toBe(0);
  });
});
