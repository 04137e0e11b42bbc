/** Fixture: customers who asked for offers while they were signed in. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { BackendModule } from '../../../http/module';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { TestVisitor } from '../../../testing/test-visitor';
import { accountWorld, type AccountWorld, type Buyer } from '../../account/testing/account-world';
import { newBuyer } from '../../account/testing/sign-in-runs';
import { signedIn } from '../../account/testing/signed-in';
import { offerModule, type OfferModule } from '../../offer/offer';
import { openInsurerStubs, type InsurerStubs } from '../../offer/testing/insurer-stubs';
import { manualDeadline } from '../../offer/testing/manual-deadline';
import { offerVisit, type OfferList, type OfferVisit } from '../../offer/testing/offer-visit';
import { otpModule } from '../../otp/otp';
import { visitPersonModule } from '../../visit-person/visit-person';

/** A browser with a session; `id` is the customer as calls name them, `customerId` as the database does. */
export interface SignedInBrowser {
  by: Buyer;
  browser: TestVisitor;
  id: string;
  customerId: string;
}
interface Asked extends SignedInBrowser {
  visitId: VisitId;
  list: OfferList;
}
type Left = SignedInBrowser & Pick<OfferVisit, 'visitId' | 'createOffer' | 'completeList'>;
export interface AskedLists {
  stubs: InsurerStubs;
  world: AccountWorld;
  offers: OfferModule;
  /** Asks in a signed-in browser, whose session proves the visit. */
  asked(by?: Buyer, more?: AnswerSet): Promise<Asked>;
  /** The same without asking for offers yet. */
  left(by?: Buyer, more?: AnswerSet): Promise<Left>;
  /** Another browser of this customer. */
  elsewhere(by: Buyer): Promise<SignedInBrowser>;
}

/** Call it at the top level of a spec. @param modulesOf more of them, beside this offer module */
export function askedLists(modulesOf: (offers: OfferModule) => readonly BackendModule[]): AskedLists {
  const given = { offers: offerModule(manualDeadline().options) } as AskedLists;
  beforeAll(async () => {
    given.stubs = await openInsurerStubs({ now: () => given.world.backend.clock.now() });
    const modules = [given.offers, visitPersonModule, otpModule, ...modulesOf(given.offers)];
    given.world = await accountWorld(modules, { startsJobs: true, env: { SANDBOX_URL: given.stubs.url } });
  });
  afterAll(async () => {
    await given.world.backend.close();
    await given.stubs.close();
  });
  given.elsewhere = async (by) => signIn(given, await given.world.backend.visitor(), by);
  given.left = (by = newBuyer(), more = {}) => fillIn(given, by, more);
  given.asked = async (by, more) => {
    const { createOffer, completeList, ...left } = await given.left(by, more);
    await createOffer();
    return { ...left, list: await completeList() };
  };
  return given;
}

async function signIn({ world }: AskedLists, browser: TestVisitor, by: Buyer): Promise<SignedInBrowser> {
  const { sealed, customerId } = await signedIn(world.backend, browser, by);
  return { by, browser, id: sealed, customerId };
}

async function fillIn(given: AskedLists, by: Buyer, more: AnswerSet): Promise<Left> {
  const { visitor, visitId, createOffer, completeList } = await offerVisit(given.world.backend, 'TRAFFIC', {
    ...more,
    shortLicenseOwnerTcOrTaxNo: by.identityNo,
    phoneNumber: by.phoneNumber,
  });
  const who = await signIn(given, visitor, by);
  await visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', { visitId, ...by });
  await visitor.call('POST quoterequestapi/sharedstep/isotprequired', { visitId });
  return { ...who, visitId, createOffer, completeList };
}
