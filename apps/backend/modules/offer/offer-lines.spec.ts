import { isTrafficQuestion } from '@emsal/insurers/quote-request';
import { insurersSelling } from '@emsal/insurers/registry';
import { vehicleLines } from '@emsal/lines/vehicle/vehicle-lines';
import type { RegistryVehicle } from '../../ports/ports';
import { testApp, type TestApp } from '../../testing/test-app';
import { keepUpload } from '../upload/upload-store';
import { offerModule } from './offer';
import { readQuote } from './offer-store';
import { heldDeadline } from './testing/held-deadline';
import { offerVisit, type OfferVisit } from './testing/offer-visit';
import { testMarket, type TestMarket } from './testing/test-market';

let market: TestMarket;
let test: TestApp;

beforeAll(async () => {
  market = await testMarket();
  test = await testApp([offerModule(heldDeadline().options)], { work: true, env: { SANDBOX_URL: market.url } });
  insure();
});
afterAll(async () => {
  await test.close();
  await market.close();
});

/** What some lines need besides their answers: a running traffic policy, and a dealer's certificate. */
function insure() {
  const currentPolicy = { startDate: '2025-12-14', expiryDate: '2026-12-14' };
  const value = { licensePlateNo: '34ABC12', currentPolicy } as RegistryVehicle;
  test.ports.vehicles.set('34ABC12', { state: 'found', value });
}
const certify = ({ visitId }: OfferVisit) =>
  keepUpload(test.services.db, {
    id: 'c'.repeat(32),
    visitId,
    purpose: 'authorityCertificate',
    content: Buffer.from(''),
    createdAt: test.clock.now(),
  });

describe.each(vehicleLines.map(({ id }) => id))('%s', (line) => {
  it('brings an offer of every insurer that sells it, from createoffer to the list', async () => {
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
  it('is held to the legal ceiling if it is traffic, and to none otherwise', async () => {
    market.behave('aboveCeiling');
    const visit = await offerVisit(test, line);
    await certify(visit);
    await visit.createOffer();
    const list = await visit.completeList();
    market.behave('offer');
    const quote = await readQuote(test.services.db, list.quoteHeaderId);
    const isBounded = isTrafficQuestion(quote!.request);
    expect(new Set(list.insurers.map(({ reasonCode }) => reasonCode))).toEqual(
      new Set([isBounded ? 'aboveCeiling' : undefined]),
    );
  });
});
