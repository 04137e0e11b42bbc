/** Before each test: a visit with a complete TRAFFIC form, in a market where every insurer offers. */
import { insurersSelling } from '@emsal/insurers/registry';
import { testApp, type TestApp } from '../../../testing/test-app';
import { offerModule } from '../offer';
import { manualDeadline, type ManualDeadline } from './manual-deadline';
import { offerVisit, type OfferVisit } from './offer-visit';
import { testMarket, type TestMarket } from './test-market';

export interface MarketFixture {
  market: TestMarket;
  test: TestApp;
  visit: OfferVisit;
  deadline: ManualDeadline;
}
/** Insurers that sell TRAFFIC. */
export const firms = insurersSelling('TRAFFIC').map(({ firmId }) => firmId);

/** Call it at the top level of a spec file; the fields belong to the running test. */
export function marketFixture(): MarketFixture {
  const given = { deadline: manualDeadline() } as MarketFixture;
  beforeAll(async () => {
    given.market = await testMarket();
    const env = { SANDBOX_URL: given.market.url };
    given.test = await testApp([offerModule(given.deadline.options)], { startsJobs: true, env });
  });
  afterAll(async () => {
    await given.test.close();
    await given.market.close();
  });
  beforeEach(async () => {
    const { market } = given;
    market.resumeAnswers();
    market.setBehaviour('offer');
    market.eligibilityCentre.answer = { eligible: true };
    market.requestCounts.clear();
    given.visit = await offerVisit(given.test);
  });
  return given;
}
