import { isTrafficQuoteRequest } from '@emsal/insurers/quote-request';
import { readQuoteRequest } from '@emsal/insurers/read-quote-request';
import { insurersSelling } from '@emsal/insurers/registry';
import type { RegistryVehicle } from '../../ports/ports';
import { testApp, type TestApp } from '../../testing/test-app';
import { saveUpload } from '../upload/upload-store';
import { soldLines } from '@emsal/lines/registry/facts-of';
import { offerModule } from './offer';
import { readQuote } from './offer-store';
import { manualDeadline } from './testing/manual-deadline';
import { offerVisit, type OfferVisit } from './testing/offer-visit';
import { testMarket, type TestMarket } from './testing/test-market';

let market: TestMarket;
let test: TestApp;

beforeAll(async () => {
  market = await testMarket();
  test = await testApp([offerModule(manualDeadline().options)], { startsJobs: true, env: { SANDBOX_URL: market.url } });
  insure();
});
afterAll(async () => {
  await test.close();
  await market.close();
});

/** What some lines require besides their answers: a running traffic policy, and a dealer's certificate. */
function insure() {
  const currentPolicy = { startDate: '2025-12-14', expiryDate: '2026-12-14' };
  const value = { licensePlateNo: '34ABC12', currentPolicy } as RegistryVehicle;
  test.ports.vehicles.set('34ABC12', { state: 'found', value });
}
const certify = ({ visitId }: OfferVisit) =>
  saveUpload(test.services.db, {
    id: 'c'.repeat(32),
    visitId,
    purpose: 'authorityCertificate',
    content: Buffer.from(''),
    createdAt: test.clock.now(),
  });

describe.each(soldLines)('%s', (line) => {
  it('returns an offer of every insurer that sells it, from createoffer to the list', async () => {
    const visit = await offerVisit(test, line);
    await certify(visit);
    const { body } = await visit.createOffer();
    expect([body.message, body.isSuccess]).toEqual([null, true]);
    const list = await visit.completeList();
    expect(list.offerList.map(({ firmId }) => firmId).toSorted((a, b) => a - b)).toEqual(
      insurersSelling(line).map(({ firmId }) => firmId),
    );
    expect(list).toMatchObject({ offerNo: body.result, state: 'complete', zeroOffer: null });
    expect((await readQuote(test.services.db, list.quoteHeaderId))?.request).toMatchObject({ line });
  });
});

it.each(['TRAFFIC', 'AUTO'] as const)(
  '%s is checked against the legal ceiling if it is traffic, and against none otherwise',
  async (line) => {
    market.setBehaviour('aboveCeiling');
    const visit = await offerVisit(test, line);
    await visit.createOffer();
    const list = await visit.completeList();
    const quote = await readQuote(test.services.db, list.quoteHeaderId);
    const isBounded = isTrafficQuoteRequest(readQuoteRequest(quote!.request));
    expect(new Set(list.insurers.map(({ reasonCode }) => reasonCode))).toEqual(
      new Set([isBounded ? 'aboveCeiling' : undefined]),
    );
    expect(isBounded).toBe(line === 'TRAFFIC');
  },
);
