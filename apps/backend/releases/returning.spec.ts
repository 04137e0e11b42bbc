/** A visitor of an earlier release returns days later: recognised by the browser's secret, with the visit, but without expired prices. */
import type { TestVisitor } from '../testing/test-visitor';
import { readRelease, releaseNames } from './known';
import { openedRelease } from './opened-release';
import type { OfferList } from './recording/quote-offers';

const days = 24 * 3600;

describe.each(releaseNames)('the release %s', (name) => {
  const { known, ...release } = readRelease(name);
  const opened = openedRelease({ known, ...release }, { startsJobs: true });
  const { visitor: owner, visitId } = known.lists.find(({ line }) => line === 'TRAFFIC')!;

  async function returned(): Promise<TestVisitor> {
    const visitor = opened.visitor(owner);
    await visitor.call('POST token/create', { ApplicationKey: 'emsal-web', EmployeeID: 156, CustomerID: 0 });
    return visitor;
  }
  const listOf = async (visitor: TestVisitor) =>
    (await visitor.call('POST quoterequestapi/offer/GetOfferList', { visitId })).body.result as OfferList;

  it('finds the visit and requires new quotes instead of expired ones', async () => {
    opened.test.clock.advance(5 * days);
    expect((await opened.visitor(owner).call('GET quoterequestapi/draft/{visitId}', { visitId })).status).toBe(403);
    const visitor = await returned();
    const { quoteHeaderId, offerList } = await listOf(visitor);
    expect(offerList.every(({ isSaleExpired }) => isSaleExpired)).toBe(true);
    const { productId } = offerList[0]!;
    const chosen = await visitor.call('POST quoterequestapi/offer/RedirectToSummary', {
      visitId,
      quoteHeaderId,
      productId,
    });
    expect(chosen.body).toMatchObject({ isSuccess: false, messageCode: 'offerExpired' });
    const asked = await visitor.call('POST quoterequestapi/offer/createoffer', { visitId });
    expect(asked.body).toMatchObject({ isSuccess: true });
    await visitor.send({ method: 'GET', url: `/api/quoterequestapi/offer/stream/${visitId}` });
    const renewed = await listOf(visitor);
    expect([renewed.state, renewed.quoteHeaderId === quoteHeaderId]).toEqual(['complete', false]);
  });
});
