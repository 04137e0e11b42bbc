import type { OutputOf } from '@emsal/api/calls/table';
import { rankingDownload } from '@emsal/ranking/ranking-download';
import { reproduce } from '@emsal/ranking/reproduce';
import { eq } from 'drizzle-orm';
import { eventually } from '../../testing/eventually';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { documentModule } from '../document/document';
import { readPdf } from '../document/testing/read-pdf';
import { offerModule } from './offer';
import { favouriteOffers, quoteAnswers, quotes } from './tables';
import { heldDeadline } from './testing/held-deadline';
import { offerVisit, type OfferVisit } from './testing/offer-visit';
import { testMarket, type TestMarket } from './testing/test-market';

type List = OutputOf<'POST quoterequestapi/offer/GetOfferList'>;
const deadline = heldDeadline();
let market: TestMarket;
let test: TestApp;
let visit: OfferVisit;
let visitor: TestVisitor;
let visitId: string;
let list: List;

beforeAll(async () => {
  market = await testMarket();
  test = await testApp([offerModule(deadline.options), documentModule], {
    work: true,
    env: { SANDBOX_URL: market.url },
  });
});
afterAll(async () => {
  await test.close();
  await market.close();
});
beforeEach(async () => {
  market.behave('offer');
  market.centre.answer = { eligible: true };
  visit = await offerVisit(test, 'AUTO');
  ({ visitor, visitId } = visit);
  await visit.createOffer();
  list = await read();
  market.asked.clear();
});

/** When the last insurer has answered. */
async function read(): Promise<List> {
  const complete = (await visit.completeList()) as unknown as List;
  // What is asked after this is later.
  test.clock.advance(1);
  return complete;
}
const offerOf = (firmId: number, of = list) => of.offerList.find((offer) => offer.firmId === firmId)!;
const named = (firmId: number) => {
  const { productId, quoteHeaderId } = offerOf(firmId);
  return { visitId, productId, quoteHeaderId };
};

describe('asking again with a campaign', () => {
  const ask = (campaigns: object) =>
    visitor.call('POST quoterequestapi/offer/createOfferForCampaign', { visitId, campaigns });

  it('F557 asks every insurer with what the visitor said, under the same offer number and a new header', async () => {
    const { body } = await ask({ child: { age: 4 }, driver: { age: 41, licenceYears: 12 } });
    expect(body.result).toBe(list.offerNo);
    const again = await read();
    expect(again.quoteHeaderId).not.toBe(list.quoteHeaderId);
    expect(again.assumptions.campaigns).toEqual({ child: { age: 4 }, driver: { age: 41, licenceYears: 12 } });
    expect(market.asked.size).toBe(list.insurers.length);
    expect(market.questions.get(31)?.campaigns).toEqual(again.assumptions.campaigns);
  });
  it('makes one request of two tabs with one wish, be it a campaign or a discount', async () => {
    const discount = () =>
      visitor.call('POST quoterequestapi/offer/CreateOfferForDiscount', { visitId, removesOnlineDiscount: true });
    for (const twice of [() => ask({ child: { age: 4 } }), discount]) {
      market.asked.clear();
      await Promise.all([twice(), twice(), twice()]);
      const { insurers } = await read();
      expect([...market.asked.values()]).toEqual(insurers.map(() => 1));
    }
  });
  it('gives a campaign up that is left out, and asks nobody twice for the same wish', async () => {
    await ask({ child: { age: 4 } });
    await read();
    market.asked.clear();
    await ask({ child: { age: 4 } });
    expect(market.asked.size).toBe(0);
    await ask({});
    expect((await read()).assumptions.campaigns).toEqual({});
    expect(market.questions.get(31)?.campaigns).toBeUndefined();
  });
  it('says nothing false of a person: a driver is of age, a child is one', async () => {
    expect((await ask({ driver: { age: 17, licenceYears: 1 } })).status).toBe(400);
    expect((await ask({ child: { age: 18 } })).status).toBe(400);
  });
});

describe('asking again for a discount', () => {
  const ask = (discount: object) =>
    visitor.call('POST quoterequestapi/offer/CreateOfferForDiscount', { visitId, ...discount });

  it('F558 tells insurers the code in capital letters, and keeps the campaigns', async () => {
    const campaigns = { child: { age: 4 } };
    await visitor.call('POST quoterequestapi/offer/createOfferForCampaign', { visitId, campaigns });
    await read();
    expect((await ask({ discountCode: 'yenimusteri' })).body.result).toBe(list.offerNo);
    expect((await read()).assumptions).toEqual({
      accessories: [],
      campaigns,
      discountCode: 'YENIMUSTERI',
      isOnlineDiscountRemoved: false,
    });
    expect(market.questions.get(31)).toMatchObject({ campaigns, adjust: { discountCode: 'YENIMUSTERI' } });
  });
  it('removes the online discount and brings it back', async () => {
    await ask({ removesOnlineDiscount: true });
    expect((await read()).assumptions.isOnlineDiscountRemoved).toBe(true);
    expect(market.questions.get(31)?.adjust).toEqual({ withoutOnlineDiscount: true });
    await ask({});
    expect((await read()).assumptions.isOnlineDiscountRemoved).toBe(false);
  });
  it('says that the conditions of an unknown code are not met, and asks nobody', async () => {
    market.centre.answer = { eligible: false, code: 'discountConditionsNotMet', message: 'x' };
    const { body } = await ask({ discountCode: 'YOKBOYLE' });
    expect([body.messageCode, body.message]).toEqual([
      'discountConditionsNotMet',
      expect.stringContaining('katılım koşullarını'),
    ]);
    expect(market.asked.size).toBe(0);
  });
});

describe('changing one product', () => {
  const change = (wish: object, firmId = 31) =>
    visitor.call('POST quoterequestapi/offer/createOfferForProductId', { ...named(firmId), change: wish });

  it('F556 asks its insurer alone, and the new price takes the place of the old one in the list', async () => {
    const before = offerOf(31);
    const { body } = await change({ immLimit: 5_000_000, covers: ['TRF-IKAME'] });
    expect([...market.asked]).toEqual([[31, 1]]);
    expect(body.result).toMatchObject({
      oldTotalAmountWithDiscount: before.cacheAmountWithDiscount,
      totalAmountWithDiscount: before.cacheAmountWithDiscount + 20_000,
      offer: { minimumImm: 5_000_000, change: { immLimit: 5_000_000, covers: ['TRF-IKAME'] } },
    });
    const after = await read();
    expect([after.quoteHeaderId, after.offerList.length]).toEqual([list.quoteHeaderId, list.offerList.length]);
    const shown = offerOf(31, after);
    expect(shown.cacheAmountWithDiscount).toBe(before.cacheAmountWithDiscount + 20_000);
    expect(shown.quoteHeaderId).not.toBe(list.quoteHeaderId);
    expect(offerOf(26, after).change).toBeNull();
  });
  it('is sold at its own price, and taken back by an empty change', async () => {
    await change({ immLimit: 5_000_000 });
    const { productId, quoteHeaderId, id } = offerOf(31, await read());
    const chosen = await visitor.call('POST quoterequestapi/offer/RedirectToSummary', {
      visitId,
      productId,
      quoteHeaderId,
    });
    expect(chosen.body.result).toEqual({ offerId: id });
    expect(offerOf(31, await read()).isSelected).toBe(true);
    await visitor.call('POST quoterequestapi/offer/createOfferForProductId', {
      visitId,
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
      market.behave(behaviour, 26);
      const changing = change(wish, 26);
      if (behaviour === 'hang') await eventually(() => market.asked.has(26)).then(deadline.pass);
      expect((await changing).body).toMatchObject({ isSuccess: false, messageCode: code });
      expect(offerOf(26, await read())).toEqual(offerOf(26));
    },
  );
  it('leaves an accessory out of the price by asking without it, and only what is insured', async () => {
    await visit.change({
      isAccessoryVehicle: true,
      accessoriesForm: [
        { code: 'accessoryTowBar', amount: '15000' },
        { code: 'accessoryRim', amount: '10000' },
      ],
    });
    await visit.createOffer();
    list = await read();
    expect(list.assumptions.accessories).toEqual([
      { code: 'accessoryTowBar', name: 'Çeki demiri', value: 1_500_000 },
      { code: 'accessoryRim', name: 'Jant', value: 1_000_000 },
    ]);
    const before = offerOf(31).cacheAmountWithDiscount;
    const accessoriesOff = ['accessoryTowBar'];
    expect((await change({ accessoriesOff })).body.result).toMatchObject({
      totalAmountWithDiscount: before - 15_000,
      offer: { change: { accessoriesOff } },
    });
    expect(market.questions.get(31)?.adjust).toEqual({ accessoriesOff });
    market.behave('changeIgnored', 26);
    expect((await change({ accessoriesOff }, 26)).body.messageCode).toBe('assuranceNotApplied');
    market.asked.clear();
    expect((await change({ accessoriesOff: ['accessoryRadio'] })).body.messageCode).toBe('assuranceNotApplied');
    expect(market.asked.size).toBe(0);
  });
  it('gives one product’s driver discount up by asking without it, and takes it back', async () => {
    const [child, driver] = [{ age: 4 }, { age: 41, licenceYears: 12 }];
    await visitor.call('POST quoterequestapi/offer/createOfferForCampaign', { visitId, campaigns: { child, driver } });
    list = await read();
    await change({ campaignsOff: ['driver'] });
    expect(market.questions.get(31)?.campaigns).toEqual({ child });
    const after = await read();
    expect(after.assumptions.campaigns).toEqual({ child, driver });
    expect([offerOf(31, after).change, offerOf(26, after).change]).toEqual([{ campaignsOff: ['driver'] }, null]);
    await change({});
    expect(market.questions.get(31)?.campaigns).toEqual({ child, driver });
    expect(offerOf(31, await read()).change).toBeNull();
  });
  it('says so where an insurer goes on granting the campaign that was given up, and asks nobody about one that nobody took', async () => {
    expect((await change({ campaignsOff: ['child'] })).body.messageCode).toBe('assuranceNotApplied');
    expect(market.asked.size).toBe(0);
    await visitor.call('POST quoterequestapi/offer/createOfferForCampaign', {
      visitId,
      campaigns: { child: { age: 4 } },
    });
    list = await read();
    market.asked.clear();
    expect((await change({ campaignsOff: ['child'] })).body.messageCode).toBe('assuranceNotApplied');
    expect([...market.asked]).toEqual([[31, 1]]);
  });
  it('makes one request, and one question to the insurer, of two tabs and of a third that comes later', async () => {
    const wish = { immLimit: 5_000_000 };
    const both = await Promise.all([change(wish), change(wish)]);
    const replies = [...both, await change(wish)].map(
      ({ body }) => (body.result as { offer: { id: string } }).offer.id,
    );
    expect(new Set(replies).size).toBe(1);
    expect([...market.asked]).toEqual([[31, 1]]);
    const rows = await test.services.db.select().from(quotes);
    expect(rows.filter(({ basedOn }) => basedOn === list.quoteHeaderId)).toHaveLength(1);
  });
  it('answers a tab that joins a question as the first one: the insurer is asked once', async () => {
    market.hold();
    const first = change({ immLimit: 5_000_000 });
    await eventually(() => market.asked.has(31));
    const second = change({ immLimit: 5_000_000 });
    market.release();
    expect((await second).body.isSuccess).toBe(true);
    expect((await first).body.isSuccess).toBe(true);
    expect([...market.asked]).toEqual([[31, 1]]);
  });
  it('takes a question over whose process died', async () => {
    const wish = { immLimit: 5_000_000 };
    await change(wish);
    const [row] = await test.services.db.select().from(quotes).where(eq(quotes.basedOn, list.quoteHeaderId));
    await test.services.db.delete(quoteAnswers).where(eq(quoteAnswers.quoteId, row!.id));
    await test.services.db.update(quotes).set({ completedAt: null, appliedAt: null }).where(eq(quotes.id, row!.id));
    test.clock.advance(64);
    expect((await change(wish)).body.isSuccess).toBe(true);
    expect([...market.asked]).toEqual([[31, 2]]);
  });
  it('answers 404 for the request of another visit and refuses a product that is not there', async () => {
    const other = await offerVisit(test, 'AUTO');
    const input = { ...named(31), change: {} };
    const name = 'POST quoterequestapi/offer/createOfferForProductId';
    expect((await other.visitor.call(name, { ...input, visitId: other.visitId })).status).toBe(404);
    expect((await visitor.call(name, { ...input, productId: 31_999 })).body.messageCode).toBe('offerGone');
  });
});

describe('favourites', () => {
  const mark = (firmId: number) =>
    visitor.call('POST quoterequestapi/offer/SetFavorite/{visitId}/{quoteHeaderId}/{productId}', named(firmId));
  const count = async () =>
    (await visitor.call('GET quoterequestapi/offer/GetFavoriteCount/{visitId}', { visitId })).body.result;
  const passive = async () =>
    (await visitor.call('POST quoterequestapi/offer/getPassiveFavoriteOfferList', { visitId })).body
      .result as List['offerList'];

  it('F565 F368 F573 are set, counted per visit and taken off, once however often', async () => {
    await mark(31);
    await mark(31);
    await mark(26);
    expect(await count()).toBe(2);
    expect((await read()).offerList.filter(({ isFavorite }) => isFavorite).map(({ firmId }) => firmId)).toEqual(
      expect.arrayContaining([26, 31]),
    );
    const { productId } = offerOf(31);
    for (let twice = 0; twice < 2; twice++)
      await visitor.call('POST quoterequestapi/offer/DeleteFavorite/{visitId}/{productId}', { visitId, productId });
    expect(await count()).toBe(1);
    expect(await test.services.db.$count(favouriteOffers)).toBe(1);
  });
  it('F566 are passive while nobody offers the product: shown as they were, without a button', async () => {
    await mark(31);
    expect(await passive()).toEqual([]);
    market.behave('decline', 31);
    await visit.change({ vehicleModelYear: '2018' });
    await visit.createOffer();
    await read();
    expect(await passive()).toEqual([
      expect.objectContaining({
        firmId: 31,
        cacheAmountWithDiscount: offerOf(31).cacheAmountWithDiscount,
        isPassiveFavorite: true,
        isFavorite: true,
        isBuyButtonStatus: false,
        isBestPrice: false,
      }),
    ]);
    expect(await count()).toBe(1);
  });
  it('are of the visit: another visit’s offer answers 404', async () => {
    const other = await offerVisit(test, 'AUTO');
    const reply = await other.visitor.call(
      'POST quoterequestapi/offer/SetFavorite/{visitId}/{quoteHeaderId}/{productId}',
      { ...named(31), visitId: other.visitId },
    );
    expect(reply.status).toBe(404);
  });
});

describe('what belongs to the list', () => {
  it('F187 an offer has every flag of the specification', () => {
    expect(offerOf(31)).toMatchObject({
      isBestPrice: expect.any(Boolean),
      isBestProduct: expect.any(Boolean),
      isBestCoverage: expect.any(Boolean),
      isRisk: false,
      isChildCampaign: true,
      isFavorite: false,
      isPassiveFavorite: false,
      isOpenDetail: false,
      featuredIsOpenDetail: false,
      immModalOpen: false,
      isSelected: false,
      isBuyButtonStatus: true,
    });
  });
  it('names the insurers that were not asked, so that with those asked the whole panel is there', () => {
    expect(list.notAsked.length + list.insurers.length).toBe(30);
    expect(list.notAsked[0]?.reason).toMatch(/\.$/);
  });
  it('counts what each filter value keeps', async () => {
    const { list: groups } = await visitor.call('GET quoterequestapi/offer/GetFilterValues/{visitId}', { visitId });
    expect(groups).toContainEqual({
      key: 'document',
      name: 'Belge',
      values: [{ code: 'multilingualQrPdf', name: expect.any(String), count: expect.any(Number) }],
    });
  });
  it('F569 GetUpsellList offers the next higher limit and the covers that the product lacks', async () => {
    const { body } = await visitor.call('POST quoterequestapi/offer/GetUpsellList', named(31));
    expect(body.result).toEqual([
      { kind: 'imm', key: '5000000', label: expect.stringContaining('5.000.000'), price: null },
      { kind: 'cover', key: 'TRF-IKAME', label: 'İkame araç', price: 12_000 },
    ]);
  });
  it('F561 F562 compares chosen offers in their order, and finds them again by a sealed query for the owner alone', async () => {
    const productIds = [offerOf(31), offerOf(26)].map(({ productId }) => productId);
    const { body } = await visitor.call('POST quoterequestapi/offer/CompareQuoteDetail/{visitId}', {
      visitId,
      productIds,
    });
    const { query, offers } = body.result as { query: string; offers: List['offerList'] };
    expect(offers.map(({ firmId }) => firmId)).toEqual([31, 26]);
    const name = 'GET quoterequestapi/offer/getCompareQuoteDetailList/{query}';
    expect((await visitor.call(name, { query })).list).toMatchObject([{ firmId: 31 }, { firmId: 26 }]);
    expect((await (await test.visitor()).call(name, { query })).list).toEqual([]);
    expect((await visitor.call(name, { query: `${query.slice(0, -2)}xx` })).list).toEqual([]);
  });
  it('F574 explains a cover by its key, and says so where it cannot', async () => {
    const name = 'GET quoterequestapi/offer/GetAssuranceDetailContent/{id}';
    expect((await visitor.call(name, { id: 'KSK-IMM' })).body.result).toMatchObject({
      id: 'KSK-IMM',
      title: expect.stringContaining('İMM'),
      paragraphs: expect.arrayContaining([expect.stringContaining('limit')]),
    });
    expect((await visitor.call(name, { id: 'YOK' })).body.messageCode).toBe('assuranceUnknown');
  });
  it('refuses a choice with a campaign that the price does not hold', async () => {
    const choose = (campaigns: number[]) =>
      visitor.call('POST quoterequestapi/offer/RedirectToSummary', { ...named(31), campaigns });
    expect((await choose([3])).body.isSuccess).toBe(true);
    expect((await choose([3, 6])).body.messageCode).toBe('campaignNotApplicable');
  });
});

describe('the quote as PDF', () => {
  const pdf = (firmId: number, language: 'tr' | 'en' | 'de' = 'tr') =>
    visitor.call('POST quoterequestapi/offer/DownloadQuotePdf', { ...named(firmId), language });

  it('F568 holds the offer and its price, and opens once', async () => {
    const { url } = (await pdf(31)).body.result as { url: string };
    const reply = await test.app.inject({ url, headers: visitor.headers() });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = JSON.stringify(await readPdf(reply.rawPayload));
    for (const fact of [list.offerNo, 'Karlıdağ Sigorta', 'Teminatlar', offerOf(31).seal]) expect(text).toContain(fact);
    expect((await test.app.inject({ url, headers: visitor.headers() })).statusCode).toBe(410);
  });
  it.each([26, 120, 133, 160])('insurer %s gives it in other languages with a code to scan', async (firmId) => {
    expect((await pdf(firmId, 'en')).body.isSuccess).toBe(true);
  });
  it('refuses another language where the insurer has none, and any where it has no document', async () => {
    expect((await pdf(31, 'de')).body.messageCode).toBe('languageUnavailable');
    market.behave('noDocuments', 31);
    await visit.change({ vehicleModelYear: '2018' });
    await visit.createOffer();
    list = await read();
    expect((await pdf(31)).body).toMatchObject({
      messageCode: 'pdfUnavailable',
      message: expect.stringContaining('tekrar deneyin'),
    });
  });
});

describe('the download of the order', () => {
  it('holds what the order needs, who was not asked and who declined, and nothing of the person', async () => {
    const url = `/api/quoterequestapi/offer/ranking/${visitId}`;
    const reply = await test.app.inject({ url, headers: visitor.headers() });
    const file = rankingDownload.parse(reply.json());
    expect(file.offers).toHaveLength(list.offerList.length);
    expect(reproduce(file).differing).toEqual([]);
    expect(file.offers.length + file.declined.length + file.notAsked.length).toBe(30);
    expect(reply.body).not.toMatch(/34 ?ABC|10000000078|YILMAZ|komisyon/);
    const stranger = await test.visitor();
    expect((await test.app.inject({ url, headers: stranger.headers() })).statusCode).toBe(404);
  });
});

describe('a link that names an offer', () => {
  const fill = (who: TestVisitor, Hash: string) =>
    who.call('POST quoterequestapi/offer/FillFunnelFromOffer', { QuoteRequestHeaderId: list.quoteHeaderId, Hash });
  const hash = async () =>
    (
      (await visitor.call('GET quoterequestapi/sharedstep/CreateShortLinkHash/{visitId}', { visitId })).body.result as {
        hash: string;
      }
    ).hash;

  it('F564 fills a new visit of its owner; a stranger is sent to the passport, a changed link is over', async () => {
    const link = await hash();
    const { result } = (await fill(visitor, link)).body as { result: { visitId: string } };
    expect(result).toMatchObject({ line: 'AUTO', redirectUrl: '/kasko-sigortasi/form' });
    expect(result.visitId).not.toBe(visitId);
    expect(
      (await visitor.call('GET quoterequestapi/draft/{visitId}', { visitId: result.visitId })).body.result,
    ).toMatchObject({
      answers: { licensePlateNo: '34ABC12' },
      isVerified: false,
    });
    expect((await fill(await test.visitor(), link)).body.messageCode).toBe('passportNeeded');
    expect((await fill(visitor, `${link.slice(0, -2)}xx`)).body.messageCode).toBe('linkOver');
  });
  it('F572 tells whose offer it is, masked, and where to go on', async () => {
    const info = (who: TestVisitor, Hash: string) =>
      who.call('GET quoterequestapi/offer/GetInsuredInfo/{QuoteRequestHeaderId}/{Hash}/{Redirect}', {
        QuoteRequestHeaderId: list.quoteHeaderId,
        Hash,
        Redirect: 'listeleme',
      });
    const link = await hash();
    expect((await info(visitor, link)).body.result).toMatchObject({
      offerNo: list.offerNo,
      isOwn: true,
      redirectUrl: '/kasko-sigortasi/listeleme',
    });
    const stranger = (await info(await test.visitor(), link)).body;
    expect(stranger.result).toMatchObject({ isOwn: false, redirectUrl: expect.stringContaining('/form/devam?kod=') });
    expect(JSON.stringify(stranger)).not.toContain('10000000078');
  });
});
