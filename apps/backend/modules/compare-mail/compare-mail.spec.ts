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
import { compareMailModule } from './compare-mail';

const name = 'POST quoterequestapi/sharedstep/SendQuoteCompareMail';

describe('the comparison mail', () => {
  let stubs: InsurerStubs;
  let backend: TestApp;
  let visit: OfferVisit;
  let list: OfferList;
  beforeAll(async () => {
    stubs = await openInsurerStubs();
    backend = await testApp([offerModule(manualDeadline().options), visitPersonModule, otpModule, compareMailModule], {
      startsJobs: true,
      env: { SANDBOX_URL: stubs.url },
    });
  });
  beforeEach(() => begin('TRAFFIC'));
  afterAll(async () => {
    await backend.close();
    await stubs.close();
  });

  async function begin(line: 'TRAFFIC' | 'AUTO'): Promise<void> {
    visit = await offerVisit(backend, line);
    await visit.createOffer();
    list = await visit.completeList();
  }
  const requestMail = (change: object = {}) =>
    visit.visitor.call(name, {
      visitId: visit.visitId,
      quoteHeaderId: list.quoteHeaderId,
      productIds: list.offerList.slice(0, 2).map(({ productId }) => productId),
      email: 'ayse@ornek.example',
      ...change,
    });
  async function verify(): Promise<void> {
    const { visitor, visitId } = visit;
    const person = { visitId, identityNo: newIdentityNo(), phoneNumber: newPhoneNumber() };
    await visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', person);
    await verifyVisit({ visitor, visitId, ports: backend.ports });
  }

  it('M461 is not sent for an unverified visit', async () => {
    expect((await requestMail()).body).toMatchObject({ isSuccess: false, messageCode: 'verifyFirst' });
  });

  it('F518 M461 is sent to the address with both prices, cheapest first, and a link back', async () => {
    await verify();
    const mail = await mailAfter(backend, async () =>
      expect((await requestMail()).body).toMatchObject({ isSuccess: true }),
    );
    expect(mail).toMatchObject({ to: 'ayse@ornek.example', subject: 'Kıyasladığınız trafik teklifleri' });
    const amounts = [...mail.text.matchAll(/: ₺?([\d.]+,\d\d)/g)].map(([, text]) => Number(text!.replace(/[.,]/g, '')));
    const expected = list.offerList.slice(0, 2).map(({ cacheAmountWithDiscount }) => cacheAmountWithDiscount);
    expect(amounts).toEqual(expected.toSorted((a, b) => a - b));
    expect(mail.text).toContain('/trafik-sigortasi/listeleme');
  });

  it('is sent again with the new price when one of the offers was changed', async () => {
    await begin('AUTO');
    await verify();
    const { visitor, visitId } = visit;
    const { quoteHeaderId, offerList } = list;
    const { productId } = offerList.find(({ firmId }) => firmId === 31)!;
    const other = offerList.find(({ firmId }) => firmId === 26)!.productId;
    const send = async (header: string): Promise<string> => {
      const asked = { quoteHeaderId: header, productIds: [productId, other] };
      const { dedupeKey } = await mailAfter(backend, async () =>
        expect((await requestMail(asked)).body).toMatchObject({ isSuccess: true }),
      );
      return dedupeKey;
    };
    const before = await send(quoteHeaderId);
    const { body } = await visitor.call('POST quoterequestapi/offer/createOfferForProductId', {
      visitId,
      quoteHeaderId,
      productId,
      change: { immLimit: 5_000_000 },
    });
    const changed = body.result as { offer: { quoteHeaderId: string } };
    expect(await send(changed.offer.quoteHeaderId)).not.toBe(before);
  });

  it('M461 is refused for an offer or a quote that no longer exists', async () => {
    await verify();
    expect((await requestMail({ productIds: [999_999] })).body).toMatchObject({ messageCode: 'comparedOfferGone' });
    expect((await requestMail({ quoteHeaderId: 'f'.repeat(32) })).body).toMatchObject({
      messageCode: 'comparedOfferGone',
    });
  });

  it('M461 answers 400 for an invalid address or no offer, 403 without a token', async () => {
    expect((await requestMail({ email: 'a@b\r\nBcc: c@d.example' })).body.fields).toEqual({
      email: expect.any(String),
    });
    expect((await requestMail({ productIds: [] })).status).toBe(400);
    const stranger = new TestVisitor(backend.app);
    const input = { visitId: visit.visitId, quoteHeaderId: list.quoteHeaderId, productIds: [1], email: 'a@b.example' };
    expect((await stranger.call(name, input)).status).toBe(403);
  });
});
