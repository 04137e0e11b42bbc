import { buy, faultyCheckout, nothing, one, refunded } from '../testing/faulty-checkout';
import { paymentSettings } from './payment-settings';

const { given, booksOf, timePasses } = faultyCheckout();

describe('the process is killed', () => {
  it.each(['before authorise', 'after authorise', 'before issue', 'after issue'])(
    '%s: the next one ends the payment with one policy or no charge',
    async (point) => {
      const sale = await given.checkout.sale();
      given.killAt = point;
      await buy(sale);
      given.killAt = '';
      await timePasses(paymentSettings.lease + paymentSettings.unknownFor + 8);
      const books = await booksOf(sale);
      expect(books).toEqual(point === 'before authorise' ? nothing : one);
      expect((await sale.status()).state).toBe(point === 'before authorise' ? 'declined' : 'completed');
    },
  );

  it.each(['before refund', 'after refund'])('%s: the money goes back once', async (point) => {
    const sale = await given.checkout.sale();
    await given.checkout.sandbox.switchOn('insurers-order-refused', { times: 1 });
    given.killAt = point;
    await buy(sale);
    given.killAt = '';
    await timePasses(paymentSettings.lease + 8);
    expect(await booksOf(sale)).toEqual(refunded);
    expect((await sale.status()).state).toBe('refunded');
  });
});
