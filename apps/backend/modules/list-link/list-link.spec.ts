import type { OutputOf } from '@emsal/api/calls/table';
import { mailAfter } from '../../testing/mail-after';
import { verifyVisit } from '../../testing/verify-visit';
import { newIdentityNo, newPhoneNumber } from '../../testing/synthetic-numbers';
import { testApp, type TestApp } from '../../testing/test-app';
import { TestVisitor } from '../../testing/test-visitor';
import { visitPersonModule } from '../visit-person/visit-person';
import { offerModule } from '../offer/offer';
import { manualDeadline } from '../offer/testing/manual-deadline';
import { offerVisit, type OfferList, type OfferVisit } from '../offer/testing/offer-visit';
import { openInsurerStubs, type InsurerStubs } from '../offer/testing/insurer-stubs';
import { otpModule } from '../otp/otp';
import { listLinkModule } from './list-link';

type Link = OutputOf<'GET quoterequestapi/listlink/create/{visitId}'>;
type Linked = OutputOf<'GET quoterequestapi/listlink/open/{token}'>;

describe('a link to the whole list', () => {
  let stubs: InsurerStubs;
  let backend: TestApp;
  let visit: OfferVisit;
  let list: OfferList;
  beforeAll(async () => {
    stubs = await openInsurerStubs();
    backend = await testApp([offerModule(manualDeadline().options), visitPersonModule, otpModule, listLinkModule], {
      startsJobs: true,
      env: { SANDBOX_URL: stubs.url },
    });
  });
  beforeEach(async () => {
    visit = await offerVisit(backend);
    await visit.createOffer();
    list = await visit.completeList();
  });
  afterAll(async () => {
    await backend.close();
    await stubs.close();
  });

  const create = () => visit.visitor.call('GET quoterequestapi/listlink/create/{visitId}', { visitId: visit.visitId });
  const link = async (): Promise<Link> => (await create()).body.result as Link;
  const tokenOf = ({ path }: Link): string => path.split('/').at(-1)!;
  const open = (token: string) =>
    new TestVisitor(backend.app).call('GET quoterequestapi/listlink/open/{token}', { token });
  const mail = (email: string) =>
    visit.visitor.call('POST quoterequestapi/listlink/mail', { visitId: visit.visitId, email });

  it('shows a stranger all prices in the recommended order, and nothing of the person', async () => {
    const { body, text } = await open(tokenOf(await link()));
    const linked = body.result as Linked;
    const prices = list.offerList.map(({ cacheAmountWithDiscount }) => cacheAmountWithDiscount);
    expect(linked.offers.map(({ price }) => price)).toEqual(prices.toSorted((a, b) => a - b));
    expect(linked.insured).toMatch(/\d{2} \*+ \*+$/);
    const { licensePlateNo } = list.userInformation;
    for (const own of [licensePlateNo, licensePlateNo.replaceAll(' ', ''), visit.visitId, list.quoteHeaderId])
      expect(text).not.toContain(own);
    expect(Object.keys(linked.offers[0]!)).not.toContain('seal');
  });

  it('cannot be changed or guessed', async () => {
    const token = tokenOf(await link());
    expect((await open(`${token.slice(0, -2)}xx`)).body.messageCode).toBe('listOver');
    expect((await open('a'.repeat(120))).body.messageCode).toBe('listOver');
  });

  it('lets its owner continue by a code, and nobody else', async () => {
    const { ownerPath } = (await open(tokenOf(await link()))).body.result as Linked;
    expect(ownerPath).toMatch(/^\/form\/devam\?kod=/);
    expect(ownerPath).not.toContain(visit.visitId);
  });

  it('is mailed with a row per offer to a verified visit only', async () => {
    expect((await mail('ayse@ornek.example')).body.messageCode).toBe('verifyFirst');
    const { visitor, visitId } = visit;
    const person = { visitId, identityNo: newIdentityNo(), phoneNumber: newPhoneNumber() };
    await visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', person);
    await verifyVisit({ visitor, visitId, ports: backend.ports });
    expect((await mail('a@b\r\nBcc: c@d.example')).status).toBe(400);
    const sent = await mailAfter(backend, async () =>
      expect((await mail('ayse@ornek.example')).body).toMatchObject({ isSuccess: true }),
    );
    expect(sent).toMatchObject({ to: 'ayse@ornek.example', subject: expect.stringMatching(/^\d+ trafik teklifiniz$/) });
    for (const { firmName } of list.offerList) expect(sent.text).toContain(firmName);
    expect(sent.text).toContain('/teklif-listesi/');
    expect(sent.text).not.toContain(list.userInformation.licensePlateNo);
  });

  // Last: the clock does not go back.
  it('ends with its last offer, and says so', async () => {
    const made = await link();
    const token = tokenOf(made);
    expect(made.expiresAt).toBe(
      list.offerList
        .map(({ validUntil }) => validUntil)
        .toSorted()
        .at(-1),
    );
    backend.clock.advance((Date.parse(made.expiresAt) - backend.clock.now().getTime()) / 1000 + 1);
    expect((await open(token)).body.messageCode).toBe('listOver');
  });
});
