/** A line whose question names another policyholder than the person of its identity field, as travel does for a child. */
import type { QuestionOf } from '@emsal/lines/server/server-lines';
import { questionOf } from '@emsal/lines/server/server-lines';
import { testApp, type TestApp } from '../../../testing/test-app';
import { savePerson } from '../../visit-person/visit-person-store';
import { offerModule } from '../offer';
import { manualDeadline } from '../testing/manual-deadline';
import { offerVisit, type OfferVisit } from '../testing/offer-visit';
import { openInsurerStubs, type InsurerStubs } from '../testing/insurer-stubs';
import { offerSource } from './offer-source';

const parent = { identityNo: '10000000146', birthday: '1985-04-12' };

let stubs: InsurerStubs;
let test: TestApp;
let visit: OfferVisit;
beforeEach(async () => {
  const question: QuestionOf<'TRAFFIC'> = questionOf('TRAFFIC');
  const { ask } = question;
  vi.spyOn(question, 'ask').mockImplementation((answers, facts) => {
    const asked = ask(answers, facts);
    return asked.kind === 'ask' ? { ...asked, request: { ...asked.request, policyholder: parent } } : asked;
  });
  stubs = await openInsurerStubs();
  test = await testApp([offerModule(manualDeadline().options)], { startsJobs: true, env: { SANDBOX_URL: stubs.url } });
  visit = await offerVisit(test);
  const { visitId } = visit;
  await savePerson(test.services.db, { visitId, identityNo: '10000000078', phoneNumber: '5321234567', name: 'DENİZ' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await test.close();
  await stubs.close();
});

it('the chosen offer is the policyholder’s, with the registry’s name and the visit’s telephone', async () => {
  const { visitId } = visit;
  await visit.createOffer();
  const { quoteHeaderId, offerList } = await visit.completeList();
  const { productId } = offerList[0]!;
  await visit.visitor.call('POST quoterequestapi/offer/RedirectToSummary', { visitId, quoteHeaderId, productId });
  const registered = { isCompany: false, companyName: '', firstName: 'AYŞE', lastName: 'IŞIK' };
  vi.spyOn(test.services.ports.registries, 'person').mockImplementation(async ({ identityNo }) =>
    identityNo === parent.identityNo
      ? ({ state: 'found', value: registered } as never)
      : ({ state: 'unknown' } as never),
  );
  const chosen = await offerSource.chosenOffer(test.services, { visitId });
  expect(chosen?.insured).toEqual({
    identityNo: parent.identityNo,
    displayName: 'AYŞE IŞIK',
    phoneNumber: '5321234567',
    email: '',
  });
});
