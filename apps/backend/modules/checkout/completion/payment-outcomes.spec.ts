/** The reported state of a payment, and its end when the card is not charged. */
import { declineMessage, declineReasons } from '@emsal/api/outcomes/payment';
import { describeRisk, riskNumber } from '@emsal/risks/risk';
import { checkoutTest, type CheckoutTest } from '../testing/checkout-test';
import type { TestSale } from '../testing/test-sale';

let checkout: CheckoutTest;
beforeAll(async () => {
  checkout = await checkoutTest();
}, 60_000);
afterAll(() => checkout.close());
afterEach(() => checkout.sandbox.clearSwitches());

const capturesOf = async (sale: TestSale) => (await checkout.ledgerOf(sale)).map(({ kind }) => kind);

describe('the payment of an offer', () => {
  const information = async ({ visitor, visitId }: TestSale): Promise<unknown> =>
    (await visitor.call('GET policyrequest/GetInformations/{visitId}', { visitId })).body.result;

  it('is returned with the offer while it is open, not after it ended, and again once it is paid', async () => {
    const sale = await checkout.sale();
    expect(await information(sale)).toMatchObject({ payment: null });
    const fields = await sale.challenge(await sale.start(), 'cancel');
    expect(await information(sale)).toMatchObject({ payment: { odeme: sale.odeme, isPaid: false } });
    await sale.returnFromBank(fields);
    expect(await information(sale)).toMatchObject({ payment: null });
    await sale.buy();
    expect(await information(sale)).toMatchObject({ payment: { odeme: sale.odeme, isPaid: true } });
  });

  it('states its order and when it began, moved, and expires', async () => {
    const sale = await checkout.sale();
    await sale.start();
    const startedAt = checkout.test.clock.now().getTime();
    const { order } = await sale.status();
    expect(order).toMatchObject({
      offerNo: sale.offer.offerNo,
      firmId: sale.offer.firmId,
      plate: riskNumber(sale.offer.risk),
      insured: { title: 'Toyota Corolla 1.5 Dream 2021', reference: describeRisk(sale.offer.risk).reference },
      amount: sale.offer.total,
      instalments: 1,
      validUntil: sale.offer.validUntil.toISOString(),
    });
    expect(Date.parse(order.movedAt)).toBeGreaterThanOrEqual(Date.parse(order.startedAt));
    expect(Date.parse(order.openUntil!)).toBeGreaterThan(startedAt);
    await sale.buy();
    expect((await sale.status()).order.openUntil).toBeNull();
  });
});

describe('a payment that does not succeed', () => {
  it.each([
    ['4111111111111129', '10051'],
    ['4125111111111115', '10054'],
    ['4124111111111116', '10084'],
  ])('card %s: the customer sees the bank’s reason %s, and may try another card', async (number, code) => {
    const sale = await checkout.sale();
    await sale.buy(number);
    expect(await sale.status()).toMatchObject({ state: 'declined', reason: declineMessage(code) });
    await sale.buy();
    expect(await sale.status()).toMatchObject({
      state: 'completed',
      afterSale: { title: 'Hayırlı olsun, poliçeniz hazır.' },
    });
    expect(await capturesOf(sale)).toEqual(['capture']);
  });

  it.each([
    ['4131111111111117', '0'],
    ['4141111111111115', '4'],
  ])('card %s returns with mdStatus %s and is never charged', async (number) => {
    const sale = await checkout.sale();
    await sale.buy(number);
    expect(await sale.status()).toMatchObject({ state: 'declined', reason: declineReasons['threeDFailed'] });
    expect(await capturesOf(sale)).toEqual([]);
  });

  it('a card that cannot start 3-D Secure is refused before the redirect', async () => {
    const sale = await checkout.sale();
    expect((await sale.start({ cardToken: await sale.cardToken('4151111111111112') })).body).toMatchObject({
      isSuccess: false,
      messageCode: 'cardRefused',
    });
  });

  it('instalments on a debit card are refused with that reason', async () => {
    const sale = await checkout.sale({ maxInstalments: 3 });
    const cardToken = await sale.cardToken('5890040000000016');
    expect((await sale.start({ cardToken, selectedPaymentPlanId: '3' })).body).toMatchObject({
      isSuccess: false,
      messageCode: 'instalmentsNotAllowed',
    });
  });

  it('a cancelled challenge is an abandoned payment', async () => {
    const sale = await checkout.sale();
    await sale.returnFromBank(await sale.challenge(await sale.start(), 'cancel'));
    expect(await sale.status()).toMatchObject({ state: 'abandoned', reason: declineReasons['cancelled'] });
  });

  it('an unavailable bank charges nothing and the customer may try again', async () => {
    const sale = await checkout.sale();
    await checkout.sandbox.switchOn('bank-initialize-down', { times: 1 });
    expect((await sale.start()).body).toMatchObject({ isSuccess: false, messageCode: 'paymentNotStarted' });
    expect((await sale.start()).body.isSuccess).toBe(true);
  });
});
