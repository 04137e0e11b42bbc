import type { TestVisitor } from '../../../testing/test-visitor';
import { offersFixture } from '../testing/offers-fixture';

const given = offersFixture();

describe('a link to an offer', () => {
  const fill = (who: TestVisitor, Hash: string) =>
    who.call('POST quoterequestapi/offer/FillFunnelFromOffer', {
      QuoteRequestHeaderId: given.list.quoteHeaderId,
      Hash,
    });
  const hash = async () =>
    (
      (
        await given.visitor.call('GET quoterequestapi/sharedstep/CreateShortLinkHash/{visitId}', {
          visitId: given.visitId,
        })
      ).body.result as {
        hash: string;
      }
    ).hash;

  it('F564 fills a new visit of its owner; another visitor must verify first, a changed link is refused', async () => {
    const link = await hash();
    const { result } = (await fill(given.visitor, link)).body as { result: { visitId: string } };
    expect(result).toMatchObject({ line: 'AUTO', redirectUrl: '/kasko-sigortasi/form' });
    expect(result.visitId).not.toBe(given.visitId);
    expect(
      (await given.visitor.call('GET quoterequestapi/draft/{visitId}', { visitId: result.visitId })).body.result,
    ).toMatchObject({
      answers: { licensePlateNo: '34ABC12' },
      isVerified: false,
    });
    expect((await fill(await given.test.visitor(), link)).body.messageCode).toBe('passportNeeded');
    expect((await fill(given.visitor, `${link.slice(0, -2)}xx`)).body.messageCode).toBe('linkOver');
  });
  it('F572 returns whose offer it is, masked, and where to continue', async () => {
    const info = (who: TestVisitor, Hash: string) =>
      who.call('GET quoterequestapi/offer/GetInsuredInfo/{QuoteRequestHeaderId}/{Hash}/{Redirect}', {
        QuoteRequestHeaderId: given.list.quoteHeaderId,
        Hash,
        Redirect: 'listeleme',
      });
    const link = await hash();
    expect((await info(given.visitor, link)).body.result).toMatchObject({
      offerNo: given.list.offerNo,
      isOwn: true,
      redirectUrl: '/kasko-sigortasi/listeleme',
    });
    const stranger = (await info(await given.test.visitor(), link)).body;
    expect(stranger.result).toMatchObject({ isOwn: false, redirectUrl: expect.stringContaining('/form/devam?kod=') });
    expect(JSON.stringify(stranger)).not.toContain('10000000078');
  });
});
