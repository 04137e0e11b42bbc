import { buy, faultyCheckout, nothingCharged, oneCaptureOnePolicy, refundedNoPolicy } from '../testing/faulty-checkout';
import { paymentSettings } from '../payment/payment-settings';

const { given, booksOf, timePasses } = faultyCheckout();

describe('after the process is killed', () => {
  it.each(['before authorise', 'after authorise', 'before issue', 'after issue'])(
    '%s: the next one ends the payment with one policy or no charge',
    async (point) => {
      const sale = await given.checkout.sale();
      given.killAt = point;
      await buy(sale);
      given.killAt = '';
      await timePasses(paymentSettings.lease + paymentSettings.unknownFor + 8);
      const books = await booksOf(sale);
      expect(books).toEqual(point === 'before authorise' ? nothingCharged : oneCaptureOnePolicy);
      expect((await sale.status()).state).toBe(point === 'before authorise' ? 'declined' : 'completed');
    },
  );

  it.each(['before initialize', 'after initialize'])(
    '%s: the customer may start again within 15 seconds, and is charged once',
    async (point) => {
      const sale = await given.checkout.sale();
      given.killAt = point;
      await sale.start();
      given.killAt = '';
      expect((await sale.start()).status).toBe(409);
      given.checkout.test.clock.advance(15);
      await buy(sale);
      expect(await booksOf(sale)).toEqual(oneCaptureOnePolicy);
    },
  );

  it.each(['before refund', 'after refund'])('%s: the charge is refunded once', async (point) => {
    const sale = await given.checkout.sale();
    await given.checkout.sandbox.switchOn('insurers-order-refused', { times: 1 });
    given.killAt = point;
    await buy(sale);
    given.killAt = '';
    await timePasses(paymentSettings.lease + 8);
    expect(await booksOf(sale)).toEqual(refundedNoPolicy);
    expect((await sale.status()).state).toBe('refunded');
  });
});
