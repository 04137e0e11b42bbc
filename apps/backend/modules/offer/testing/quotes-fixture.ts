/** Before each test: a visit with a complete TRAFFIC form; every insurer offers. */
import { insurersSelling } from '@emsal/insurers/registry';
import { testApp, type TestApp } from '../../../testing/test-app';
import { offerModule } from '../offer';
import { manualDeadline, type ManualDeadline } from './manual-deadline';
import { offerVisit, type OfferVisit } from './offer-visit';
import { openInsurerStubs, type InsurerStubs } from './insurer-stubs';

export interface QuotesFixture {
  stubs: InsurerStubs;
  test: TestApp;
  visit: OfferVisit;
  deadline: ManualDeadline;
}
/** Insurers that sell TRAFFIC. */
export const firms = insurersSelling('TRAFFIC').map(({ firmId }) => firmId);

/** Call it at the top level of a spec file; the fields belong to the running test. */
export function quotesFixture(): QuotesFixture {
  const given = { deadline: manualDeadline() } as QuotesFixture;
  beforeAll(async () => {
    given.stubs = await openInsurerStubs();
    const env = { SANDBOX_URL: given.stubs.url };
    given.test = await testApp([offerModule(given.deadline.options)], { startsJobs: true, env });
  });
  afterAll(async () => {
    await given.test.close();
    await given.stubs.close();
  });
  beforeEach(async () => {
    const { stubs } = given;
    stubs.resumeAnswers();
    stubs.setBehaviour('offer');
    stubs.eligibilityCentre.answer = { eligible: true };
    stubs.requestCounts.clear();
    given.visit = await offerVisit(given.test);
  });
  return given;
}
