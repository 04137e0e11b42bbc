import { testApp, type TestApp } from '../../testing/test-app';
import { offerModule } from './offer';
import { readAnswers } from './offer-store';
import { manualDeadline } from './testing/manual-deadline';
import { offerVisit } from './testing/offer-visit';
import { openInsurerStubs, type InsurerStubs } from './testing/insurer-stubs';

let stubs: InsurerStubs;
let test: TestApp;

beforeAll(async () => {
  stubs = await openInsurerStubs();
  const env = { SANDBOX_URL: stubs.url, OFFERS_MODE: 'classic' };
  test = await testApp([offerModule(manualDeadline().options)], { startsJobs: true, env });
});
afterAll(async () => {
  await test.close();
  await stubs.close();
});

it('OFFERS_MODE=classic has no stream: the list states the mode, and the page loads the whole list after its countdown', async () => {
  const { visitor, visitId, createOffer } = await offerVisit(test);
  await createOffer();
  const stream = await visitor.send({ method: 'GET', url: `/api/quoterequestapi/offer/stream/${visitId}` });
  expect(stream.status).toBe(204);
  const list = async () =>
    (await visitor.call('POST quoterequestapi/offer/GetOfferList', { visitId })).body.result as {
      mode: string;
      state: string;
      quoteHeaderId: string;
      insurers: unknown[];
    };
  const { quoteHeaderId, insurers } = await list();
  while ((await readAnswers(test.services.db, quoteHeaderId)).length < insurers.length) await new Promise(setImmediate);
  expect(await list()).toMatchObject({ mode: 'classic', state: 'complete' });
});
