import { insurersSelling } from '@emsal/insurers/registry';
import type { RegistryVehicle } from '../../ports/ports';
import { testApp, type TestApp } from '../../testing/test-app';
import { saveUpload } from '../upload/upload-store';
import { soldLines } from '@emsal/lines/registry/facts-of';
import { productClassOf } from '@emsal/lines/registry/product-class';
import { offerModule } from './offer';
import { readQuote } from './offer-store';
import { manualDeadline } from './testing/manual-deadline';
import { offerVisit, type OfferVisit } from './testing/offer-visit';
import { openInsurerStubs, type InsurerStubs } from './testing/insurer-stubs';

let stubs: InsurerStubs;
let test: TestApp;

beforeAll(async () => {
  stubs = await openInsurerStubs();
  test = await testApp([offerModule(manualDeadline().options)], { startsJobs: true, env: { SANDBOX_URL: stubs.url } });
  insure();
});
afterAll(async () => {
  await test.close();
  await stubs.close();
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

it.each(soldLines)(
  '%s is checked against the legal ceiling if it is compulsory traffic, and against none otherwise',
  async (line) => {
    stubs.setBehaviour('aboveCeiling');
    const visit = await offerVisit(test, line);
    await certify(visit);
    await visit.createOffer();
    const list = await visit.completeList();
    const isBounded = productClassOf(line) === 'compulsoryTraffic';
    expect(new Set(list.insurers.map(({ reasonCode }) => reasonCode))).toEqual(
      new Set([isBounded ? 'aboveCeiling' : undefined]),
    );
  },
);
