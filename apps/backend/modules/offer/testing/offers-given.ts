/** For the calls that come after the list: before each test an own-damage visit whose offers are there. */
import { testApp, type TestApp } from '../../../testing/test-app';
import type { TestVisitor } from '../../../testing/test-visitor';
import { documentModule } from '../../document/document';
import { offerModule } from '../offer';
import { heldDeadline, type HeldDeadline } from './held-deadline';
import { offerVisit, type OfferList, type OfferVisit } from './offer-visit';
import { testMarket, type TestMarket } from './test-market';

export interface GivenOffers {
  test: TestApp;
  market: TestMarket;
  deadline: HeldDeadline;
  visit: OfferVisit;
  visitor: TestVisitor;
  visitId: string;
  /** As it was read last by the test, or before it. */
  list: OfferList;
  /** When the last insurer has answered; what is asked after this is later. */
  read(): Promise<OfferList>;
  offerOf(firmId: number, of?: OfferList): OfferList['offerList'][number];
  /** What a call names an insurer's offer by. */
  named(firmId: number): { visitId: string; productId: number; quoteHeaderId: string };
}

/** To be called where the tests of a file are declared; the fields are of the test that runs. */
export function offersGiven(): GivenOffers {
  const given = {
    deadline: heldDeadline(),
    read: async () => {
      const complete = await given.visit.completeList();
      given.test.clock.advance(1);
      return complete;
    },
    offerOf: (firmId, of = given.list) => of.offerList.find((offer) => offer.firmId === firmId)!,
    named: (firmId) => {
      const { productId, quoteHeaderId } = given.offerOf(firmId);
      return { visitId: given.visitId, productId, quoteHeaderId };
    },
  } as GivenOffers;
  beforeAll(() => open(given));
  afterAll(async () => {
    await given.test.close();
    await given.market.close();
  });
  beforeEach(() => renew(given));
  return given;
}

async function open(given: GivenOffers): Promise<void> {
  given.market = await testMarket();
  given.test = await testApp([offerModule(given.deadline.options), documentModule], {
    work: true,
    env: { SANDBOX_URL: given.market.url },
  });
}

async function renew(given: GivenOffers): Promise<void> {
  given.market.behave('offer');
  given.market.centre.answer = { eligible: true };
  given.visit = await offerVisit(given.test, 'AUTO');
  ({ visitor: given.visitor, visitId: given.visitId } = given.visit);
  await given.visit.createOffer();
  given.list = await given.read();
  given.market.asked.clear();
}
