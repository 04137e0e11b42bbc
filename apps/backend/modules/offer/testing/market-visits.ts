/** Before each test a visit ready to ask for TRAFFIC, in a market where every insurer offers. */
import { insurersSelling } from '@emsal/insurers/registry';
import { testApp, type TestApp } from '../../../testing/test-app';
import { offerModule } from '../offer';
import { heldDeadline, type HeldDeadline } from './held-deadline';
import { offerVisit, type OfferVisit } from './offer-visit';
import { testMarket, type TestMarket } from './test-market';

export interface MarketVisit {
  market: TestMarket;
  test: TestApp;
  visit: OfferVisit;
  deadline: HeldDeadline;
}
/** Who sells TRAFFIC. */
export const firms = insurersSelling('TRAFFIC').map(({ firmId }) => firmId);

/** To be called where the tests of a file are declared; the fields are of the test that runs. */
export function marketVisits(): MarketVisit {
  const given = { deadline: heldDeadline() } as MarketVisit;
  beforeAll(async () => {
    given.market = await testMarket();
    const env = { SANDBOX_URL: given.market.url };
    given.test = await testApp([offerModule(given.deadline.options)], { work: true, env });
  });
  afterAll(async () => {
    await given.test.close();
    await given.market.close();
  });
  beforeEach(async () => {
    const { market } = given;
    market.release();
    market.behave('offer');
    market.centre.answer = { eligible: true };
    market.asked.clear();
    given.visit = await offerVisit(given.test);
  });
  return given;
}
