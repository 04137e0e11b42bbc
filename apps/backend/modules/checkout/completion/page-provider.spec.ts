/** A provider that charges on its own page (PayTR's adapter over HTTP): the same graph, and no charge without policy or refund. */
import { providerPageMayStillCharge } from '@emsal/api/outcomes/payment';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { paytrBank } from '../../../ports/bank/paytr/paytr-bank';
import { decimalOf } from '../../../ports/bank/decimal-money';
import { leftOf, openPaytrStub, testKeys, type PaytrStub } from '../../../ports/bank/testing/paytr-stub';
import { reconcile } from '../reconciliation/reconcile';
import { checkoutTest, portTimeoutMs, type CheckoutTest } from '../testing/checkout-test';
import { eventually } from '../../../testing/eventually';
import type { TestSale } from '../testing/test-sale';
import { lateCharge } from '../payment/late-charge';
import { findByOdeme, findPayment, updatePayment } from '../payment/payment-store';

let paytr: PaytrStub;
let checkout: CheckoutTest;
beforeAll(async () => {
  paytr = await openPaytrStub();
  checkout = await checkoutTest({
    bank: () => paytrBank({ ...testKeys, url: paytr.url, isTest: true, deadline: portTimeoutMs }),
  });
}, 60_000);
afterAll(async () => {
  await checkout.close();
  paytr.close();
});

/** A started payment on the provider's page. */
async function startedSale(): Promise<TestSale> {
  const sale = await checkout.sale();
  await sale.start({ cardToken: undefined });
  sale.orderId = (await findByOdeme(checkout.test.services.db, sale.odeme))!.id;
  return sale;
}
const left = ({ orderId }: TestSale): number => leftOf(paytr.book.get(orderId)!);
const policiesOf = async (sale: TestSale): Promise<number> =>
  (await checkout.policiesOf(sale)).filter(({ state }) => state === 'active').length;
const pageTime = 16 * 60 + 1;

it('opens the page without a card token, and the notification leads to the policy once, however often it is sent', async () => {
  const sale = await startedSale();
  const notice = paytr.pay(sale.orderId);
  const replies = await Promise.all([1, 2, 3].map(() => sale.notify(notice)));
  for (const reply of replies) expect([reply.statusCode, reply.body]).toEqual([200, 'OK']);
  await sale.complete();
  expect(await sale.status()).toMatchObject({ state: 'completed', total: sale.offer.total });
  expect([left(sale), await policiesOf(sale)]).toEqual([sale.offer.total, 1]);
});

it.each([
  ['6', 'abandoned'],
  ['8', 'declined'],
])('a page that ended with reason %s is %s, and nothing is charged', async (code, state) => {
  const sale = await startedSale();
  await sale.notify(paytr.fail(sale.orderId, code));
  expect(await sale.status()).toMatchObject({ state });
  expect(await policiesOf(sale)).toBe(0);
});

it('refuses a forged or altered notification', async () => {
  const sale = await startedSale();
  const notice = paytr.fail(sale.orderId, '0');
  for (const [field, value] of [
    ['status', 'success'],
    ['total_amount', '1'],
    ['hash', 'x'],
  ] as const)
    expect((await sale.notify({ ...notice, [field]: value })).statusCode).toBe(400);
  expect((await sale.status()).state).toBe('waiting');
});

it('inquires before an overdue attempt ends: a customer whose payment was never reported gets the policy', async () => {
  const sale = await startedSale();
  paytr.pay(sale.orderId);
  checkout.test.clock.advance(pageTime);
  await checkout.resume();
  await sale.complete();
  expect((await sale.status()).state).toBe('completed');
  expect([left(sale), await policiesOf(sale)]).toEqual([sale.offer.total, 1]);
});

it('ends an overdue attempt without a charge, with the timeout as reason', async () => {
  const sale = await startedSale();
  checkout.test.clock.advance(pageTime);
  await checkout.resume();
  await sale.complete();
  checkout.test.clock.advance(40);
  await checkout.resume();
  await sale.complete();
  expect(await sale.status()).toMatchObject({
    state: 'declined',
    reason: expect.stringContaining('süresi doldu') as unknown,
  });
});

it('refunds a charge on an attempt that had ended', async () => {
  const sale = await startedSale();
  await sale.notify(paytr.fail(sale.orderId, '0'));
  expect(await sale.status()).toMatchObject({ state: 'declined', total: null });
  const late = paytr.pay(sale.orderId);
  await sale.notify(late);
  await sale.notify(late);
  await eventually(async () => (await sale.status()).state === 'refunded');
  expect([left(sale), paytr.book.get(sale.orderId)!.returns.length, await policiesOf(sale)]).toEqual([0, 1, 0]);
  expect(await sale.status()).toMatchObject({
    reason: expect.stringMatching(/bu deneme kapandıktan sonra çekim yapıldı.*iade edildi/) as unknown,
    total: null,
  });
});

it('reports a refunded late charge although the process died before storing it', async () => {
  const sale = await startedSale();
  await sale.notify(paytr.fail(sale.orderId, '0'));
  const late = paytr.pay(sale.orderId);
  const { paid, returns } = paytr.book.get(sale.orderId)!;
  returns.push({ return_amount: decimalOf(paid), reference_no: 'refund' });
  await updatePayment(checkout.test.services.db, sale.orderId, { reason: lateCharge.detected });
  expect((await sale.status()).state).toBe('refunding');
  await sale.notify(late);
  await eventually(async () => (await sale.status()).state === 'refunded');
  expect(returns).toHaveLength(1);
});

it('does not claim that nothing was charged while the page is open, and refunds a charge there', async () => {
  const sale = await startedSale();
  const { odeme, orderId } = sale;
  sale.offer.maxInstalments = 2;
  await sale.start({ cardToken: undefined, selectedPaymentPlanId: '2' });
  sale.odeme = odeme;
  const { state, reason, order } = await sale.status();
  expect([state, reason, order.openUntil !== null]).toEqual(['abandoned', providerPageMayStillCharge, true]);
  await sale.notify(paytr.pay(orderId));
  await eventually(async () => (await sale.status()).state === 'refunded');
  expect(left(sale)).toBe(0);
});

it('refunds another amount than the order’s', async () => {
  const sale = await startedSale();
  await sale.notify(paytr.pay(sale.orderId, sale.offer.total + 12_345));
  await sale.complete();
  expect(await sale.status()).toMatchObject({
    state: 'refunded',
    reason: expect.stringMatching(/^Kartınızdan siparişinizin tutarından farklı bir tutar çekildi/) as unknown,
    total: null,
  });
  expect([left(sale), await policiesOf(sale)]).toEqual([0, 0]);
});

it('reconciles with PayTR’s report when the day is over: it matches all of these payments and lists the difference', async () => {
  const { services, clock } = checkout.test;
  const sale = await startedSale();
  await sale.notify(paytr.pay(sale.orderId));
  await sale.complete();
  const booked = paytr.book.get(sale.orderId)!;
  paytr.bookedOn = dayInTurkey(clock.now());
  paytr.book.set(sale.orderId, { ...booked, paid: booked.paid - 1 });
  expect(await reconcile(services)).toEqual([]); // the day is not over
  clock.advance(24 * 3600);
  expect(await reconcile(services)).toMatchObject([{ orderId: sale.orderId, kind: 'amountDiffers' }]);
  paytr.book.set(sale.orderId, booked);
  expect(await reconcile(services)).toEqual([]);
});

it('tells people of a late charge whose refund fails, in the log and in the reconciliation, until it is refunded', async () => {
  const { services, clock, log } = checkout.test;
  const sale = await startedSale();
  await sale.notify(paytr.fail(sale.orderId, '0'));
  paytr.refusesRefunds = true;
  await sale.notify(paytr.pay(sale.orderId));
  const isTold = (line: string) => line.includes(sale.orderId) && line.includes('refund of a late charge failed');
  await eventually(() => log.some(isTold));
  paytr.bookedOn = dayInTurkey(clock.now());
  clock.advance(24 * 3600);
  expect(await reconcile(services)).toMatchObject([
    { orderId: sale.orderId, kind: 'notRefunded', atBank: sale.offer.total, withUs: 0 },
  ]);
  paytr.refusesRefunds = false;
  const reason = async () => (await findPayment(services.db, sale.orderId))?.reason;
  await eventually(async () => (await reason()) === lateCharge.refunded, 60);
  clock.advance(24 * 3600);
  expect(await reconcile(services)).toEqual([]);
}, 90_000);
