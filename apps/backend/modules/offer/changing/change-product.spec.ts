import { eq } from 'drizzle-orm';
import { eventually } from '../../../testing/eventually';
import { quoteAnswers, quotes } from '../tables';
import { offerVisit } from '../testing/offer-visit';
import { offersFixture } from '../testing/offers-fixture';

const given = offersFixture();
const { readList, offerOf, offerKey } = given;

describe('changing one product', () => {
  const change = (requested: object, firmId = 31) =>
    given.visitor.call('POST quoterequestapi/offer/createOfferForProductId', {
      ...offerKey(firmId),
      change: requested,
    });

  it('F556 queries only the product’s insurer, and the new price replaces the old one in the list', async () => {
    const before = offerOf(31);
    const { body } = await change({ immLimit: 5_000_000, covers: ['TRF-IKAME'] });
    expect([...given.stubs.requestCounts]).toEqual([[31, 1]]);
    expect(body.result).toMatchObject({
      oldTotalAmountWithDiscount: before.cacheAmountWithDiscount,
      totalAmountWithDiscount: before.cacheAmountWithDiscount + 20_000,
      offer: { minimumImm: 5_000_000, change: { immLimit: 5_000_000, covers: ['TRF-IKAME'] } },
    });
    const after = await readList();
    expect([after.quoteHeaderId, after.offerList.length]).toEqual([
      given.list.quoteHeaderId,
      given.list.offerList.length,
    ]);
    const shown = offerOf(31, after);
    expect(shown.cacheAmountWithDiscount).toBe(before.cacheAmountWithDiscount + 20_000);
    expect(shown.quoteHeaderId).not.toBe(given.list.quoteHeaderId);
    expect(offerOf(26, after).change).toBeNull();
  });
  it('is sold at its own price and reverted by an empty change', async () => {
    await change({ immLimit: 5_000_000 });
    const { productId, quoteHeaderId, id } = offerOf(31, await readList());
    const chosen = await given.visitor.call('POST quoterequestapi/offer/RedirectToSummary', {
      visitId: given.visitId,
      productId,
      quoteHeaderId,
    });
    expect(chosen.body.result).toEqual({ offerId: id });
    expect(offerOf(31, await readList()).isSelected).toBe(true);
    await given.visitor.call('POST quoterequestapi/offer/createOfferForProductId', {
      visitId: given.visitId,
      productId,
      quoteHeaderId,
      change: {},
    });
    const back = offerOf(31, await readList());
    expect([back.change, back.cacheAmountWithDiscount]).toEqual([null, offerOf(31).cacheAmountWithDiscount]);
  });
  it.each([
    ['hang', { immLimit: 5_000_000 }, 'changeNoAnswer'],
    ['serverError', { immLimit: 5_000_000 }, 'changeNoAnswer'],
    ['decline', { immLimit: 5_000_000 }, 'changeDeclined'],
    ['changeIgnored', { immLimit: 5_000_000 }, 'immNotApplied'],
    ['changeIgnored', { covers: ['TRF-IKAME'] }, 'assuranceNotApplied'],
  ] as const)(
    'an insurer that behaves as %s for %j is refused with %s, and the old offer stays',
    async (behaviour, requested, code) => {
      given.stubs.setBehaviour(behaviour, 26);
      const changing = change(requested, 26);
      if (behaviour === 'hang') await eventually(() => given.stubs.requestCounts.has(26)).then(given.deadline.expire);
      expect((await changing).body).toMatchObject({ isSuccess: false, messageCode: code });
      expect(offerOf(26, await readList())).toEqual(offerOf(26));
    },
  );
  it('excludes an accessory from the price by a request without it, only for insured accessories', async () => {
    await given.visit.change({
      isAccessoryVehicle: true,
      accessoriesForm: [
        { code: 'accessoryTowBar', amount: '15000' },
        { code: 'accessoryRim', amount: '10000' },
      ],
    });
    await given.visit.createOffer();
    given.list = await readList();
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
    expect(given.stubs.lastRequests.get(31)?.options).toEqual({ accessoriesOff });
    given.stubs.setBehaviour('changeIgnored', 26);
    expect((await change({ accessoriesOff }, 26)).body.messageCode).toBe('assuranceNotApplied');
    given.stubs.requestCounts.clear();
    expect((await change({ accessoriesOff: ['accessoryRadio'] })).body.messageCode).toBe('assuranceNotApplied');
    expect(given.stubs.requestCounts.size).toBe(0);
  });
  it('requests no limit that the offer does not list, even if an insurer would price it', async () => {
    expect((await change({ immLimit: 5_000_001 })).body).toMatchObject({
      isSuccess: false,
      messageCode: 'immNotApplied',
    });
    expect(given.stubs.requestCounts.size).toBe(0);
    expect((await change({ immLimit: 1_000_000 })).body.isSuccess).toBe(true);
  });
  it('removes the driver discount of one product and restores it', async () => {
    const child = { age: 4 };
    const driver = { age: 41, licenceYears: 12 };
    await given.visitor.call('POST quoterequestapi/offer/createOfferForCampaign', {
      visitId: given.visitId,
      campaigns: { child, driver },
    });
    given.list = await readList();
    await change({ campaignsOff: ['driver'] });
    expect(given.stubs.lastRequests.get(31)?.campaigns).toEqual({ child });
    const after = await readList();
    expect(after.assumptions.campaigns).toEqual({ child, driver });
    expect([offerOf(31, after).change, offerOf(26, after).change]).toEqual([{ campaignsOff: ['driver'] }, null]);
    await change({});
    expect(given.stubs.lastRequests.get(31)?.campaigns).toEqual({ child, driver });
    expect(offerOf(31, await readList()).change).toBeNull();
  });
  it('reports an insurer that still grants the removed campaign, and sends no request for a campaign that was never taken', async () => {
    expect((await change({ campaignsOff: ['child'] })).body.messageCode).toBe('assuranceNotApplied');
    expect(given.stubs.requestCounts.size).toBe(0);
    await given.visitor.call('POST quoterequestapi/offer/createOfferForCampaign', {
      visitId: given.visitId,
      campaigns: { child: { age: 4 } },
    });
    given.list = await readList();
    given.stubs.requestCounts.clear();
    expect((await change({ campaignsOff: ['child'] })).body.messageCode).toBe('assuranceNotApplied');
    expect([...given.stubs.requestCounts]).toEqual([[31, 1]]);
  });
  it('sends one insurer request for two tabs and a later third one with the same change', async () => {
    const requested = { immLimit: 5_000_000 };
    const both = await Promise.all([change(requested), change(requested)]);
    const replies = [...both, await change(requested)].map(
      ({ body }) => (body.result as { offer: { id: string } }).offer.id,
    );
    expect(new Set(replies).size).toBe(1);
    expect([...given.stubs.requestCounts]).toEqual([[31, 1]]);
    const rows = await given.test.services.db.select().from(quotes);
    expect(rows.filter(({ basedOn }) => basedOn === given.list.quoteHeaderId)).toHaveLength(1);
  });
  it('answers a tab that joins a running request like the first one: one insurer request', async () => {
    given.stubs.pauseAnswers();
    const first = change({ immLimit: 5_000_000 });
    await eventually(() => given.stubs.requestCounts.has(31));
    const second = change({ immLimit: 5_000_000 });
    given.stubs.resumeAnswers();
    expect((await second).body.isSuccess).toBe(true);
    expect((await first).body.isSuccess).toBe(true);
    expect([...given.stubs.requestCounts]).toEqual([[31, 1]]);
  });
  it('resumes a request whose process died', async () => {
    const requested = { immLimit: 5_000_000 };
    await change(requested);
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
    expect((await change(requested)).body.isSuccess).toBe(true);
    expect([...given.stubs.requestCounts]).toEqual([[31, 2]]);
  });
  it('answers 404 for another visit’s quote and refuses an unknown product', async () => {
    const other = await offerVisit(given.test, 'AUTO');
    const input = { ...offerKey(31), change: {} };
    const name = 'POST quoterequestapi/offer/createOfferForProductId';
    expect((await other.visitor.call(name, { ...input, visitId: other.visitId })).status).toBe(404);
    expect((await given.visitor.call(name, { ...input, productId: 31_999 })).body.messageCode).toBe('offerGone');
  });
  it('offers the line’s options with what this insurer, the form and the list give of each', () => {
    const { options = [] } = given.list;
    expect(options.map(({ key, kind }) => [key, kind])).toEqual([
      ['immLimit', 'choice'],
      ['covers', 'selection'],
      ['accessories', 'selection'],
      ['campaigns', 'selection'],
    ]);
    const offered = offerOf(31).options ?? [];
    expect(offered.map(({ key, value, isChosen }) => [key, value, isChosen])).toEqual([
      ['immLimit', '1000000', false],
      ['covers', [], false],
    ]);
    expect(offered[0]!.choices!.at(-1)).toEqual({ value: '9999999999', label: 'Limitsiz' });
  });
  const choose = (options: object) =>
    given.visitor.call('POST quoterequestapi/offer/createOfferForProductId', {
      ...offerKey(31),
      ...(options as { options?: never }),
    });
  it('refuses options that the offer does not have, and a request without any, with 400', async () => {
    for (const options of [
      { immLimit: '5000001' },
      { immLimit: 5_000_000 },
      { covers: ['KSK-YOK'] },
      { covers: ['TRF-IKAME', 'TRF-IKAME'] },
      { accessories: [] },
      { contents: 1 },
    ]) {
      const { status, body } = await choose({ options });
      const fields = [`options.${Object.keys(options)[0]}`];
      expect([status, body.messageCode, Object.keys(body.fields ?? {})]).toEqual([400, 'badBody', fields]);
    }
    const without = await choose({});
    expect([without.status, without.body.messageCode]).toEqual([400, 'badBody']);
    expect(given.stubs.requestCounts.size).toBe(0);
  });
  it('takes options by their keys; those of the first offer are no change', async () => {
    const { body } = await choose({ options: { immLimit: '5000000', covers: ['TRF-IKAME'] } });
    expect(body.result).toMatchObject({ offer: { change: { immLimit: 5_000_000, covers: ['TRF-IKAME'] } } });
    const after = offerOf(31, await readList()).options!;
    expect(after.map(({ key, value, isChosen }) => [key, value, isChosen])).toEqual([
      ['immLimit', '5000000', true],
      ['covers', ['TRF-IKAME'], true],
    ]);
    await choose({ options: { immLimit: '1000000', covers: [] } });
    expect(offerOf(31, await readList()).change).toBeNull();
  });
});
