/** Offers of an earlier release can be bought from the current backend: their seals are valid, and bank and insurer accept them. */
import type { ChosenOffer } from '../modules/checkout/chosen-offer';
import { TestSale } from '../modules/checkout/testing/test-sale';
import type { TestVisitor } from '../testing/test-visitor';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { readRelease, releaseNames, type KnownList } from './known';
import { openedRelease } from './opened-release';
import type { OfferList } from './recording/quote-offers';
import { lastCode } from './recording/fill-form';
import { saleParts } from './recording/start-sale';

const getOfferList = 'POST quoterequestapi/offer/GetOfferList';

describe.each(releaseNames)('the release %s', (name) => {
  const release = readRelease(name);
  const opened = openedRelease(release, { startsJobs: true });

  async function verify(visitor: TestVisitor, { visitId, phoneNumber, isProven }: KnownList): Promise<void> {
    if (isProven) return;
    await visitor.call('POST quoterequestapi/sharedstep/sendotp', { visitId });
    const code = await lastCode(opened, phoneNumber);
    const { body } = await visitor.call('POST quoterequestapi/sharedstep/otpvalidate', { visitId, code });
    expect(body).toMatchObject({ isSuccess: true });
  }
  const choose = async (
    visitor: TestVisitor,
    visitId: string,
    { quoteHeaderId, productId }: Pick<KnownList['offers'][number], 'quoteHeaderId' | 'productId'>,
  ) => (await visitor.call('POST quoterequestapi/offer/RedirectToSummary', { visitId, quoteHeaderId, productId })).body;

  /** Quoted from the form alone, without campaigns and discounts. */
  const isPlain = ({ visitId }: KnownList): boolean => {
    const known = release.known.answers.find(
      ({ call, input }) => call === getOfferList && (input as { visitId: string }).visitId === visitId,
    );
    const { campaigns, discountCode, isOnlineDiscountRemoved } = (known!.answer as { result: OfferList }).result
      .assumptions;
    return Object.keys(campaigns).length === 0 && discountCode === null && !isOnlineDiscountRemoved;
  };

  it.each(release.known.lists.filter(isPlain).map((list) => [list.visitor, list] as const))(
    'keeps the list of %s when the same answers are quoted again',
    async (_, { visitor: name, visitId }) => {
      const visitor = opened.visitor(name);
      const list = async () => (await visitor.call(getOfferList, { visitId })).body.result as OfferList;
      const before = await list();
      const asked = await visitor.call('POST quoterequestapi/offer/createoffer', { visitId });
      expect(asked.body).toMatchObject({ isSuccess: true, result: before.offerNo });
      expect((await list()).quoteHeaderId).toBe(before.quoteHeaderId);
    },
  );

  it.each(release.known.lists.map((list) => [list.visitor, list] as const))(
    'lets %s choose every offer and pay one to the policy',
    async (_, list) => {
      const { visitId, line, offers, chosen } = list;
      const visitor = opened.visitor(list.visitor);
      for (const offer of offers) {
        const refusal = { isSuccess: false, messageCode: 'callCentreOnly' };
        expect(await choose(visitor, visitId, offer)).toMatchObject(offer.isSoldOnline ? { isSuccess: true } : refusal);
      }
      const offer = offers.find(({ productId, isSoldOnline }) => isSoldOnline && productId === (chosen ?? productId))!;
      const { quoteHeaderId, productId, total, seal } = offer;
      await choose(visitor, visitId, offer);
      await verify(visitor, list);
      const sale = new TestSale(opened, {
        visitor,
        visitId,
        offer: { line, quoteHeaderId, productId, total } as ChosenOffer,
      });
      if (chosen === undefined) await sale.savePolicyInfo(saleParts(line, dayInTurkey(opened.test.clock.now())));
      const started = await sale.start({ seal, isCombinationConfirmed: true });
      expect(started.body).toMatchObject({ isSuccess: true });
      await sale.returnFromBank(await sale.challenge(started));
      await sale.complete();
      expect(await sale.status()).toMatchObject({ state: 'completed', total, policyNo: expect.any(String) });
    },
  );
});
