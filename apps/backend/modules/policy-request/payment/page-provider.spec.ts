/** A provider that charges on its own page (PayTR's adapter over HTTP): the graph is the same, and no charge is left without policy or refund. */
import { pageOutlives } from '@emsal/api/outcomes/payment';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { paytrBank } from '../../../ports/bank/paytr/paytr-bank';
import { decimalOf } from '../../../ports/bank/decimal-money';
import { leftOf, openPaytr, testKeys, type PaytrDouble } from '../../../ports/bank/testing/paytr-double';
import { reconcile } from '../reconciliation/reconcile';
import { checkoutTest, patience, type CheckoutTest } from '../testing/checkout-test';
import { eventually } from '../../../testing/eventually';
import type { Sale } from '../testing/sale';
import { lateCharge } from './late-charge';
import { findByOdeme, notePayment } from './payment-store';

let paytr: PaytrDouble;
let checkout: CheckoutTest;
beforeAll(async () => {
  paytr = await openPaytr();
  checkout = await checkoutTest({
    bank: () => paytrBank({ ...testKeys, url: paytr.url, isTest: true, deadline: patience }),
  });
}, 60_000);
afterAll(async () => {
  await checkout.close();
  paytr.close();
});

/** On the provider's page. */
async function begun(): Promise<Sale> {
  const sale = await checkout.sale();
  await sale.start({ cardToken: undefined });
  sale.orderId = (await findByOdeme(checkout.test.services.db, sale.odeme))!.id;
  return sale;
}
const left = ({ orderId }: Sale): number => leftOf(paytr.book.get(orderId)!);
const policiesOf = async (sale: Sale): Promise<number> =>
  (await checkout.policiesOf(sale)).filter(({ state }) => state === 'active').length;
const pageTime = 16 * 60 + 1;

it('leads to the page without a card of ours, and the notification brings the policy once, however often it comes', async () => {
  const sale = await begun();
  const notice = paytr.pay(sale.orderId);
  const replies = await Promise.all([1, 2, 3].map(() => sale.notify(notice)));
  for (const reply of replies) expect([reply.statusCode, reply.body]).toEqual([200, 'OK']);
  await sale.settle();
  expect(await sale.status()).toMatchObject({ state: 'completed', total: sale.offer.total });
  expect([left(sale), await policiesOf(sale)]).toEqual([sale.offer.total, 1]);
});

it.each([
  ['6', 'abandoned'],
  ['8', 'declined'],
])('a page that ended with reason %s is %s, and nothing is charged', async (code, state) => {
  const sale = await begun();
  await sale.notify(paytr.fail(sale.orderId, code));
  expect(await sale.status()).toMatchObject({ state });
  expect(await policiesOf(sale)).toBe(0);
});

it('takes no forged or altered notification for PayTR’s word', async () => {
  const sale = await begun();
  const notice = paytr.fail(sale.orderId, '0');
  for (const [field, value] of [
    ['status', 'success'],
    ['total_amount', '1'],
    ['hash', 'x'],
  ] as const)
    expect((await sale.notify({ ...notice, [field]: value })).statusCode).toBe(400);
  expect((await sale.status()).state).toBe('waiting');
});

it('asks before an overdue attempt ends: who paid and was never told about has the policy', async () => {
  const sale = await begun();
  paytr.pay(sale.orderId);
  checkout.test.clock.advance(pageTime);
  await checkout.sweep();
  await sale.settle();
  expect((await sale.status()).state).toBe('completed');
  expect([left(sale), await policiesOf(sale)]).toEqual([sale.offer.total, 1]);
});

it('ends an overdue attempt that nobody paid, and says that time was over', async () => {
  const sale = await begun();
  checkout.test.clock.advance(pageTime);
  await checkout.sweep();
  await sale.settle();
  checkout.test.clock.advance(40);
  await checkout.sweep();
  await sale.settle();
  expect(await sale.status()).toMatchObject({
    state: 'declined',
    reason: expect.stringContaining('süresi doldu') as unknown,
  });
});

it('gives back a charge on an attempt that was over', async () => {
  const sale = await begun();
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

it('tells of a late charge that went back although nobody lived to say so', async () => {
  const sale = await begun();
  await sale.notify(paytr.fail(sale.orderId, '0'));
  const late = paytr.pay(sale.orderId);
  const { paid, returns } = paytr.book.get(sale.orderId)!;
  returns.push({ return_amount: decimalOf(paid), reference_no: 'refund' });
  await notePayment(checkout.test.services.db, sale.orderId, { reason: lateCharge.found });
  expect((await sale.status()).state).toBe('refunding');
  await sale.notify(late);
  await eventually(async () => (await sale.status()).state === 'refunded');
  expect(returns).toHaveLength(1);
});

it('says of no attempt that nothing was charged while its page is open, and that a charge there went back', async () => {
  const sale = await begun();
  const { odeme, orderId } = sale;
  sale.offer.maxInstalments = 2;
  await sale.start({ cardToken: undefined, selectedPaymentPlanId: '2' });
  sale.odeme = odeme;
  const { state, reason, order } = await sale.status();
  expect([state, reason, order.openUntil !== null]).toEqual(['abandoned', pageOutlives, true]);
  await sale.notify(paytr.pay(orderId));
  await eventually(async () => (await sale.status()).state === 'refunded');
  expect(left(sale)).toBe(0);
});

it('gives back another sum than the order’s: nobody pays another price', async () => {
  const sale = await begun();
  await sale.notify(paytr.pay(sale.orderId, sale.offer.total + 12_345));
  await sale.settle();
  expect(await sale.status()).toMatchObject({
    state: 'refunded',
    reason: expect.stringMatching(/^Kartınızdan siparişinizin tutarından farklı bir tutar çekildi/) as unknown,
    total: null,
  });
  expect([left(sale), await policiesOf(sale)]).toEqual([0, 0]);
});

it('reconciles with PayTR’s report once the day is over: it agrees on all of these payments, and names what does not', async () => {
  const { services, clock } = checkout.test;
  const sale = await begun();
  await sale.notify(paytr.pay(sale.orderId));
  await sale.settle();
  const booked = paytr.book.get(sale.orderId)!;
  paytr.bookedOn = dayInTurkey(clock.now());
  paytr.book.set(sale.orderId, { ...booked, paid: booked.paid - 1 });
  expect(await reconcile(services)).toEqual([]); // the day is not over
  clock.advance(24 * 3600);
  expect(await reconcile(services)).toMatchObject([{ orderId: sale.orderId, kind: 'amountDiffers' }]);
  paytr.book.set(sale.orderId, booked);
  expect(await reconcile(services)).toEqual([]);
});
