import { eq } from 'drizzle-orm';
import { eventually } from '../../../testing/eventually';
import { quoteAnswers, quotes } from '../tables';
import { offerVisit } from '../testing/offer-visit';
import { offersGiven } from '../testing/offers-given';

const given = offersGiven();
const { read, offerOf, named } = given;

describe('changing one product', () => {
  const change = (wish: object, firmId = 31) =>
    given.visitor.call('POST quoterequestapi/offer/createOfferForProductId', { ...named(firmId), change: wish });

  it('F556 asks its insurer alone, and the new price takes the place of the old one in the list', async () => {
    const before = offerOf(31);
    const { body } = await change({ immLimit: 5_000_000, covers: ['TRF-IKAME'] });
    expect([...given.market.asked]).toEqual([[31, 1]]);
    expect(body.result).toMatchObject({
      oldTotalAmountWithDiscount: before.cacheAmountWithDiscount,
      totalAmountWithDiscount: before.cacheAmountWithDiscount + 20_000,
      offer: { minimumImm: 5_000_000, change: { immLimit: 5_000_000, covers: ['TRF-IKAME'] } },
    });
    const after = await read();
    expect([after.quoteHeaderId, after.offerList.length]).toEqual([
      given.list.quoteHeaderId,
      given.list.offerList.length,
    ]);
    const shown = offerOf(31, after);
    expect(shown.cacheAmountWithDiscount).toBe(before.cacheAmountWithDiscount + 20_000);
    expect(shown.quoteHeaderId).not.toBe(given.list.quoteHeaderId);
    expect(offerOf(26, after).change).toBeNull();
  });
  it('is sold at its own price, and taken back by an empty change', async () => {
    await change({ immLimit: 5_000_000 });
    const { productId, quoteHeaderId, id } = offerOf(31, await read());
    const chosen = await given.visitor.call('POST quoterequestapi/offer/RedirectToSummary', {
      visitId: given.visitId,
      productId,
      quoteHeaderId,
    });
    expect(chosen.body.result).toEqual({ offerId: id });
    expect(offerOf(31, await read()).isSelected).toBe(true);
    await given.visitor.call('POST quoterequestapi/offer/createOfferForProductId', {
      visitId: given.visitId,
      productId,
      quoteHeaderId,
      change: {},
    });
    const back = offerOf(31, await read());
    expect([back.change, back.cacheAmountWithDiscount]).toEqual([null, offerOf(31).cacheAmountWithDiscount]);
  });
  it.each([
    ['hang', { immLimit: 5_000_000 }, 'changeNoAnswer'],
    ['serverError', { immLimit: 5_000_000 }, 'changeNoAnswer'],
    ['changeIgnored', { immLimit: 5_000_000 }, 'immNotApplied'],
    ['changeIgnored', { covers: ['TRF-IKAME'] }, 'assuranceNotApplied'],
  ] as const)(
    'an insurer that plays %s at %j refuses as %s, and the old offer stays',
    async (behaviour, wish, code) => {
      given.market.behave(behaviour, 26);
      const changing = change(wish, 26);
      if (behaviour === 'hang') await eventually(() => given.market.asked.has(26)).then(given.deadline.pass);
      expect((await changing).body).toMatchObject({ isSuccess: false, messageCode: code });
      expect(offerOf(26, await read())).toEqual(offerOf(26));
    },
  );
  it('leaves an accessory out of the price by asking without it, and only what is insured', async () => {
    await given.visit.change({
      isAccessoryVehicle: true,
      accessoriesForm: [
        { code: 'accessoryTowBar', amount: '15000' },
        { code: 'accessoryRim', amount: '10000' },
      ],
    });
    await given.visit.createOffer();
    given.list = await read();
    expect(given.list.assumptions.accessories).toEqual([
      { code: 'accessoryTowBar', name: 'Çeki demiri', value: 1_500_000 },
      { code: 'accessoryRim', name: 'Jant', value: 1_000_000 },
    ]);
    const before = offerOf(31).cacheAmountWithDiscount;
    const accessoriesOff = ['accessoryTowBar'];
    expect((await change({ accessoriesOff })).body.result).toMatchObject({
      totalAmountWithDiscount: before - 15_000,
      offer: { change: { accessoriesOff } },
    });
    expect(given.market.questions.get(31)?.adjust).toEqual({ accessoriesOff });
    given.market.behave('changeIgnored', 26);
    expect((await change({ accessoriesOff }, 26)).body.messageCode).toBe('assuranceNotApplied');
    given.market.asked.clear();
    expect((await change({ accessoriesOff: ['accessoryRadio'] })).body.messageCode).toBe('assuranceNotApplied');
    expect(given.market.asked.size).toBe(0);
  });
  it('asks for no limit that the offer does not name, though an insurer would price it', async () => {
    expect((await change({ immLimit: 5_000_001 })).body).toMatchObject({
      isSuccess: false,
      messageCode: 'immNotApplied',
    });
    expect(given.market.asked.size).toBe(0);
    expect((await change({ immLimit: 1_000_000 })).body.isSuccess).toBe(true);
  });
  it('gives one product’s driver discount up by asking without it, and takes it back', async () => {
    const [child, driver] = [{ age: 4 }, { age: 41, licenceYears: 12 }];
    await given.visitor.call('POST quoterequestapi/offer/createOfferForCampaign', {
      visitId: given.visitId,
      campaigns: { child, driver },
    });
    given.list = await read();
    await change({ campaignsOff: ['driver'] });
    expect(given.market.questions.get(31)?.campaigns).toEqual({ child });
    const after = await read();
    expect(after.assumptions.campaigns).toEqual({ child, driver });
    expect([offerOf(31, after).change, offerOf(26, after).change]).toEqual([{ campaignsOff: ['driver'] }, null]);
    await change({});
    expect(given.market.questions.get(31)?.campaigns).toEqual({ child, driver });
    expect(offerOf(31, await read()).change).toBeNull();
  });
  it('says so where an insurer goes on granting the campaign that was given up, and asks nobody about one that nobody took', async () => {
    expect((await change({ campaignsOff: ['child'] })).body.messageCode).toBe('assuranceNotApplied');
    expect(given.market.asked.size).toBe(0);
    await given.visitor.call('POST quoterequestapi/offer/createOfferForCampaign', {
      visitId: given.visitId,
      campaigns: { child: { age: 4 } },
    });
    given.list = await read();
    given.market.asked.clear();
    expect((await change({ campaignsOff: ['child'] })).body.messageCode).toBe('assuranceNotApplied');
    expect([...given.market.asked]).toEqual([[31, 1]]);
  });
  it('makes one request, and one question to the insurer, of two tabs and of a third that comes later', async () => {
    const wish = { immLimit: 5_000_000 };
    const both = await Promise.all([change(wish), change(wish)]);
    const replies = [...both, await change(wish)].map(
      ({ body }) => (body.result as { offer: { id: string } }).offer.id,
    );
    expect(new Set(replies).size).toBe(1);
    expect([...given.market.asked]).toEqual([[31, 1]]);
    const rows = await given.test.services.db.select().from(quotes);
    expect(rows.filter(({ basedOn }) => basedOn === given.list.quoteHeaderId)).toHaveLength(1);
  });
  it('answers a tab that joins a question as the first one: the insurer is asked once', async () => {
    given.market.hold();
    const first = change({ immLimit: 5_000_000 });
    await eventually(() => given.market.asked.has(31));
    const second = change({ immLimit: 5_000_000 });
    given.market.release();
    expect((await second).body.isSuccess).toBe(true);
    expect((await first).body.isSuccess).toBe(true);
    expect([...given.market.asked]).toEqual([[31, 1]]);
  });
  it('takes a question over whose process died', async () => {
    const wish = { immLimit: 5_000_000 };
    await change(wish);
    const [row] = await given.test.services.db
      .select()
      .from(quotes)
      .where(eq(quotes.basedOn, given.list.quoteHeaderId));
    await given.test.services.db.delete(quoteAnswers).where(eq(quoteAnswers.quoteId, row!.id));
    await given.test.services.db
      .update(quotes)
      .set({ completedAt: null, appliedAt: null })
      .where(eq(quotes.id, row!.id));
    given.test.clock.advance(64);
    expect((await change(wish)).body.isSuccess).toBe(true);
    expect([...given.market.asked]).toEqual([[31, 2]]);
  });
  it('answers 404 for the request of another visit and refuses a product that is not there', async () => {
    const other = await offerVisit(given.test, 'AUTO');
    const input = { ...named(31), change: {} };
    const name = 'POST quoterequestapi/offer/createOfferForProductId';
    expect((await other.visitor.call(name, { ...input, visitId: other.visitId })).status).toBe(404);
    expect((await given.visitor.call(name, { ...input, productId: 31_999 })).body.messageCode).toBe('offerGone');
  });
});
