import { insurersSelling } from '@emsal/insurers/registry';
import { eq } from 'drizzle-orm';
import { testApp, type TestApp } from '../../../testing/test-app';
import { offerModule } from '../offer';
import { readQuote } from '../offer-store';
import { offerSealer } from '../seal';
import type { StoredOffer } from '../stored-offer';
import { quoteAnswers } from '../tables';
import { manualDeadline } from '../testing/manual-deadline';
import { offerVisit, type OfferList, type OfferVisit } from '../testing/offer-visit';
import { openInsurerStubs, type InsurerStubs } from '../testing/insurer-stubs';
import { offerSource } from './offer-source';

let stubs: InsurerStubs;
let test: TestApp;
let visit: OfferVisit;
let list: OfferList;

beforeEach(async () => {
  stubs = await openInsurerStubs();
  test = await testApp([offerModule(manualDeadline().options)], { startsJobs: true, env: { SANDBOX_URL: stubs.url } });
  visit = await offerVisit(test);
  await visit.createOffer();
  list = await visit.completeList();
});
afterEach(async () => {
  await test.close();
  await stubs.close();
});

const offerOf = (firmId: number) => list.offerList.find((offer) => offer.firmId === firmId)!;
const choose = (firmId: number, quoteHeaderId = list.quoteHeaderId) =>
  visit.visitor.call('POST quoterequestapi/offer/RedirectToSummary', {
    visitId: visit.visitId,
    quoteHeaderId,
    productId: offerOf(firmId).productId,
  });
const chosen = () => offerSource.chosenOffer(test.services, { visitId: visit.visitId });

describe('choosing an offer', () => {
  it('F567 F570 stores the choice and returns the offer with its assumptions and covers', async () => {
    const offer = offerOf(31);
    expect((await choose(31)).body.result).toEqual({ offerId: offer.id });
    const { body } = await visit.visitor.call('GET quoterequestapi/offer/getquotedetail/{visitId}/{headerId}', {
      visitId: visit.visitId,
      headerId: list.quoteHeaderId,
    });
    expect(body.result).toMatchObject({
      offer: { id: offer.id },
      assumptions: expect.arrayContaining([
        { label: 'Plaka', value: '34 ABC 12' },
        { label: 'Hasarsızlık basamağı', value: '6. basamak' },
      ]),
      cover: [
        { label: 'Maddi zarar, araç başına', value: '400.000 TL' },
        { label: 'Yol yardımı ve çekici', value: 'Yılda 2 kez' },
      ],
    });
  });
  it('replaces an earlier choice', async () => {
    await choose(31);
    await choose(26);
    expect(await chosen()).toMatchObject({
      firmId: 26,
      firmName: 'Marmara Yıldız Sigorta',
      total: offerOf(26).cacheAmountWithDiscount,
      risk: { kind: 'vehicle', plate: '34ABC12', name: 'BMW 320i 2019' },
      startDate: '2026-12-14',
    });
  });
  it('F027 refuses the insurer that sells traffic through the call centre only', async () => {
    const { body } = await choose(103);
    expect([body.messageCode, body.message]).toEqual(['callCentreOnly', expect.stringContaining('Bizi arayın')]);
    expect(offerOf(103).isCallCentreOnly).toBe(true);
    expect(await chosen()).toBeNull();
  });
  it('refuses an unknown offer and an expired one', async () => {
    const unknown = await visit.visitor.call('POST quoterequestapi/offer/RedirectToSummary', {
      visitId: visit.visitId,
      quoteHeaderId: list.quoteHeaderId,
      productId: 31_999,
    });
    expect(unknown.body.messageCode).toBe('offerGone');
    test.clock.advance(4 * 86_400);
    expect((await chooseExpired()).messageCode).toBe('offerExpired');
  });
  it('answers 404 for the request of another visit', async () => {
    const other = await offerVisit(test);
    await other.createOffer();
    const { quoteHeaderId } = await other.completeList();
    expect((await choose(31, quoteHeaderId)).status).toBe(404);
  });
});

/** Four days later the first visit's session has expired too: an old offer is put into a new visit's list. */
async function chooseExpired() {
  const fresh = await offerVisit(test);
  await fresh.createOffer();
  const { quoteHeaderId, offerList } = await fresh.completeList();
  expect(offerList).toEqual([]);
  await test.services.db.insert(quoteAnswers).values({
    quoteId: quoteHeaderId,
    firmId: 999,
    state: 'offered',
    reasonCode: null,
    elapsedMs: 1,
    answeredAt: test.clock.now(),
    offers: [await sealedFor(quoteHeaderId, { ...(await anyStored()), firmId: 999, productId: 999_001 })],
  });
  return (
    await fresh.visitor.call('POST quoterequestapi/offer/RedirectToSummary', {
      visitId: fresh.visitId,
      quoteHeaderId,
      productId: 999_001,
    })
  ).body;
}
async function anyStored() {
  const rows = await test.services.db.select().from(quoteAnswers);
  return rows.flatMap(({ offers }) => offers)[0]!;
}
async function sealedFor(quoteId: string, offer: StoredOffer): Promise<StoredOffer> {
  const { db, config } = test.services;
  return { ...offer, seal: offerSealer(config.secretKey).seal((await readQuote(db, quoteId))!, offer) };
}

describe('the seal of an offer', () => {
  const verify = async (seal: string) => offerSource.verifySeal(test.services, (await chosen())!, seal);

  it('is valid for the stored offer, forged for any other text or offer, and expired after its end', async () => {
    await choose(31);
    expect(await verify(offerOf(31).seal)).toBe('valid');
    expect(await verify(offerOf(26).seal)).toBe('forged');
    expect(await verify('')).toBe('forged');
    test.clock.advance(4 * 86_400);
    expect(await verify(offerOf(31).seal)).toBe('expired');
  });
  it('does not match a row whose price was changed in the database', async () => {
    await choose(31);
    const offer = (await chosen())!;
    await changePrices();
    expect(await offerSource.verifySeal(test.services, offer, offerOf(31).seal)).toBe('forged');
  });
  it('blocks every later step when the row has changed since: choosing, detail, summary and payment, adviser, PDF', async () => {
    await choose(31);
    await changePrices();
    const quoteHeaderId = list.quoteHeaderId;
    const { visitId, visitor } = visit;
    const offer = { visitId, quoteHeaderId, productId: offerOf(31).productId };
    const other = offerOf(26);
    expect((await choose(26)).body.messageCode).toBe('offerGone');
    expect(await chosen()).toBeNull();
    expect(await offerSource.storedOffer(test.services, { ...offer, productId: other.productId })).toBeNull();
    const detail = await visitor.call('GET quoterequestapi/offer/getquotedetail/{visitId}/{headerId}', {
      visitId,
      headerId: quoteHeaderId,
    });
    expect(detail.body.result).toMatchObject({ offer: null, cover: [] });
    const pdf = await visitor.call('POST quoterequestapi/offer/DownloadQuotePdf', { ...offer, language: 'tr' });
    expect(pdf.body.messageCode).toBe('offerGone');
  });
});

/** Simulates an attacker with database access but without the key. */
async function changePrices(): Promise<void> {
  const { db } = test.services;
  for (const { firmId, offers } of await db.select().from(quoteAnswers))
    await db
      .update(quoteAnswers)
      .set({ offers: offers.map((offer) => ({ ...offer, total: 1 })) })
      .where(eq(quoteAnswers.firmId, firmId));
}

it('covers every insurer that sells the line', () => {
  expect(list.offerList).toHaveLength(insurersSelling('TRAFFIC').length);
});
