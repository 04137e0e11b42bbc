import type { VisitId } from '@emsal/api/calls/identifiers';
import type { OutputOf } from '@emsal/api/calls/table';
import type { TestVisitor } from '../../testing/test-visitor';
import { newBuyer } from '../account/testing/sign-in-runs';
import { accountOfferModule } from './account-offer';
import { askedLists } from './testing/asked-list';

const base = 'selfservice/customeraccount';
type Answer = OutputOf<'GET selfservice/customeraccount/getCustomerOffers/{id}'>;
type Lists = Answer['lists'];
type Forms = Answer['forms'];

const given = askedLists(() => [accountOfferModule]);
const { asked, elsewhere } = given;

describe('the open offers of a customer', () => {
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
    expect((await resume(await given.world.backend.visitor(), list.quoteHeaderId)).status).toBe(401);
  });

  it('are the newest of the same thing', async () => {
    const { by } = await asked();
    given.world.backend.clock.advance(60);
    const { list, ...again } = await asked(by);
    expect(await lists(again)).toMatchObject([{ quoteHeaderId: list.quoteHeaderId }]);
  });

  it('are none once one is bought, and none once they are over', async () => {
    const bought = await asked();
    const over = await asked();
    const { paymentId } = await given.world.buy(bought.by, await given.world.browser());
    await given.world.backend.services.database.pool.query('UPDATE payments SET visit_id = $1 WHERE id = $2', [
      bought.visitId,
      paymentId,
    ]);
    expect(await lists(bought)).toEqual([]);
    expect(await lists(over)).toHaveLength(1);
    given.world.backend.clock.advance(59 * 24 * 3600);
    const { browser, id } = await elsewhere(over.by);
    expect(await lists({ browser, id })).toEqual([]);
    expect((await resume(browser, over.list.quoteHeaderId)).status).toBe(404);
  });
});

describe('the forms that a customer left', () => {
  const formsOf = async ({ browser, id }: { browser: TestVisitor; id: string }) =>
    ((await browser.call(`GET ${base}/getCustomerOffers/{id}`, { id })).body.result as { forms: Forms }).forms;
  const resume = (browser: TestVisitor, visitId: VisitId) =>
    browser.call(`POST ${base}/resumeForm`, { formId: visitId });

  it('are theirs alone, go on in another browser without a code, and end with the first offers', async () => {
    const { by, visitId, createOffer, ...who } = await given.left();
    const started = [{ formId: visitId, line: 'TRAFFIC', lineName: expect.any(String), startedAt: expect.any(String) }];
    expect(await formsOf(who)).toEqual(started);
    const other = await given.elsewhere(by);
    expect(await formsOf(other)).toEqual(started);
    const stranger = await given.elsewhere(newBuyer());
    expect(await formsOf(stranger)).toEqual([]);
    expect((await resume(stranger.browser, visitId)).status).toBe(404);
    expect((await resume(await given.world.backend.visitor(), visitId)).status).toBe(401);
    expect((await resume(other.browser, visitId)).body.result).toEqual({ formPath: '/trafik-sigortasi/form' });
    expect(other.browser.cookies.get('visit-53')).toBe(visitId);
    await createOffer();
    expect(await formsOf(who)).toEqual([]);
    expect((await resume(other.browser, visitId)).status).toBe(404);
  });

  it('are forgotten after thirty days', async () => {
    const { by } = await given.left();
    given.world.backend.clock.advance(31 * 24 * 3600);
    expect(await formsOf(await given.elsewhere(by))).toEqual([]);
  });
});
