/** Before each test: an AUTO visit with a complete offer list. */
import type { FirmId, ProductId, QuoteHeaderId, VisitId } from '@emsal/api/calls/identifiers';
import { testApp, type TestApp } from '../../../testing/test-app';
import type { TestVisitor } from '../../../testing/test-visitor';
import { documentModule } from '../../document/document';
import { offerModule } from '../offer';
import { manualDeadline, type ManualDeadline } from './manual-deadline';
import { offerVisit, type OfferList, type OfferVisit } from './offer-visit';
import { openInsurerStubs, type InsurerStubs } from './insurer-stubs';

export interface OffersFixture {
  test: TestApp;
  stubs: InsurerStubs;
  deadline: ManualDeadline;
  visit: OfferVisit;
  visitor: TestVisitor;
  visitId: VisitId;
  /** As last read. */
  list: OfferList;
  /** Reads the completed list and advances the clock, so that later requests have later times. */
  readList(): Promise<OfferList>;
  offerOf(firmId: FirmId, of?: OfferList): OfferList['offerList'][number];
  /** The identifiers of an insurer's offer in a call. */
  offerKey(firmId: FirmId): { visitId: VisitId; productId: ProductId; quoteHeaderId: QuoteHeaderId };
}

/** Call it at the top level of a spec file; the fields belong to the running test. */
export function offersFixture(): OffersFixture {
  const given = {
    deadline: manualDeadline(),
    readList: async () => {
      const complete = await given.visit.completeList();
      given.test.clock.advance(1);
      return complete;
    },
    offerOf: (firmId, of = given.list) => of.offerList.find((offer) => offer.firmId === firmId)!,
    offerKey: (firmId) => {
      const { productId, quoteHeaderId } = given.offerOf(firmId);
      return { visitId: given.visitId, productId, quoteHeaderId };
    },
  } as OffersFixture;
  beforeAll(() => open(given));
  afterAll(async () => {
    await given.test.close();
    await given.stubs.close();
  });
  beforeEach(() => renew(given));
  return given;
}

async function open(given: OffersFixture): Promise<void> {
  given.stubs = await openInsurerStubs();
  given.test = await testApp([offerModule(given.deadline.options), documentModule], {
    startsJobs: true,
    env: { SANDBOX_URL: given.stubs.url },
  });
}

async function renew(given: OffersFixture): Promise<void> {
  given.stubs.setBehaviour('offer');
  given.stubs.eligibilityCentre.answer = { eligible: true };
  given.visit = await offerVisit(given.test, 'AUTO');
  ({ visitor: given.visitor, visitId: given.visitId } = given.visit);
  await given.visit.createOffer();
  given.list = await given.readList();
  given.stubs.requestCounts.clear();
}
