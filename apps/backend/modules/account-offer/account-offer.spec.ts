import type { OutputOf } from '@emsal/api/calls/table';
import type { TestVisitor } from '../../testing/test-visitor';
import { accountWorld, type AccountWorld, type Buyer } from '../account/testing/account-world';
import { newBuyer } from '../account/testing/sign-in-runs';
import { signedIn } from '../account/testing/signed-in';
import { offerModule } from '../offer/offer';
import { openInsurerStubs, type InsurerStubs } from '../offer/testing/insurer-stubs';
import { manualDeadline } from '../offer/testing/manual-deadline';
import { offerVisit } from '../offer/testing/offer-visit';
import { otpModule } from '../otp/otp';
import { visitPersonModule } from '../visit-person/visit-person';
import { accountOfferModule } from './account-offer';

const base = 'selfservice/customeraccount';
type Lists = OutputOf<'GET selfservice/customeraccount/getCustomerOffers/{id}'>['lists'];

describe('the open offers of a customer', () => {
  let stubs: InsurerStubs;
  let world: AccountWorld;
  beforeAll(async () => {
    stubs = await openInsurerStubs();
    world = await accountWorld(
      [accountOfferModule, offerModule(manualDeadline().options), visitPersonModule, otpModule],
      {
        startsJobs: true,
        env: { SANDBOX_URL: stubs.url },
      },
    );
  });
  afterAll(async () => {
    await world.backend.close();
    await stubs.close();
  });

  /** Asks in a signed-in browser, whose session proves the visit. */
  async function asked(by: Buyer = newBuyer()) {
    const more = { shortLicenseOwnerTcOrTaxNo: by.identityNo, phoneNumber: by.phoneNumber };
    const { visitor, visitId, createOffer, completeList } = await offerVisit(world.backend, 'TRAFFIC', more);
    const { sealed } = await signedIn(world.backend, visitor, by);
    await visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', { visitId, ...by });
    await visitor.call('POST quoterequestapi/sharedstep/isotprequired', { visitId });
    await createOffer();
    const list = await completeList();
    return { by, browser: visitor, id: sealed, visitId, list };
  }
  async function elsewhere(by: Buyer) {
    const browser = await world.backend.visitor();
    return { browser, id: (await signedIn(world.backend, browser, by)).sealed };
  }
  const lists = async ({ browser, id }: { browser: TestVisitor; id: string }) =>
    ((await browser.call(`GET ${base}/getCustomerOffers/{id}`, { id })).body.result as { lists: Lists }).lists;
  const resume = (browser: TestVisitor, quoteHeaderId: string) =>
    browser.call(`POST ${base}/resumeOffers`, { quoteHeaderId });

  it('are told with what is insured and the lowest price, on every device of theirs, and to nobody else', async () => {
    const { by, list, ...who } = await asked();
    const totals = list.offerList.map(({ cacheAmountWithDiscount }) => cacheAmountWithDiscount);
    const told = [
      {
        quoteHeaderId: list.quoteHeaderId,
        line: 'TRAFFIC',
        lineName: expect.any(String),
        insured: expect.stringContaining('34 '),
        offers: totals.length,
        price: Math.min(...totals),
        firmName: expect.stringContaining('Sigorta'),
        askedAt: list.startedAt,
        validUntil: expect.any(String),
      },
    ];
    expect(await lists(who)).toEqual(told);
    expect(await lists(await elsewhere(by))).toEqual(told);
    expect(await lists(await elsewhere(newBuyer()))).toEqual([]);
  });

  it('go on in another browser of the customer without a code; for others they are not found', async () => {
    const { by, visitId, list } = await asked();
    const other = await elsewhere(by);
    expect((await resume(other.browser, list.quoteHeaderId)).body.result).toEqual({
      listPath: '/trafik-sigortasi/listeleme',
    });
    expect(other.browser.cookies.get('visit-53')).toBe(visitId);
    const { body } = await other.browser.call('POST quoterequestapi/offer/GetOfferList', { visitId });
    expect(body.result).toMatchObject({ quoteHeaderId: list.quoteHeaderId });
    expect((await resume((await elsewhere(newBuyer())).browser, list.quoteHeaderId)).status).toBe(404);
    expect((await resume(await world.backend.visitor(), list.quoteHeaderId)).status).toBe(401);
  });

  it('are the newest of the same thing', async () => {
    const { by } = await asked();
    world.backend.clock.advance(60);
    const { list, ...again } = await asked(by);
    expect(await lists(again)).toMatchObject([{ quoteHeaderId: list.quoteHeaderId }]);
  });

  it('are none once one is bought, and none once they are over', async () => {
    const [bought, over] = [await asked(), await asked()];
    const { paymentId } = await world.buy(bought.by, await world.browser());
    await world.backend.services.database.pool.query('UPDATE payments SET visit_id = $1 WHERE id = $2', [
      bought.visitId,
      paymentId,
    ]);
    expect(await lists(bought)).toEqual([]);
    expect(await lists(over)).toHaveLength(1);
    world.backend.clock.advance(59 * 24 * 3600);
    const { browser, id } = await elsewhere(over.by);
    expect(await lists({ browser, id })).toEqual([]);
    expect((await resume(browser, over.list.quoteHeaderId)).status).toBe(404);
  });
});
