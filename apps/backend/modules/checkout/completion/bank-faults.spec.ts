import { buy, faultyCheckout, nothingCharged, oneCaptureOnePolicy, refundedNoPolicy } from '../testing/faulty-checkout';
import { paymentSettings } from '../payment/payment-settings';

const { given, booksOf, timePasses } = faultyCheckout();

describe('the bank', () => {
  it.each(['bank-authorise-hang', 'bank-authorise-reply-lost'])(
    'captures but its answer is lost (%s): the inquiry finds the capture, nothing is charged twice',
    async (fault) => {
      const sale = await given.checkout.sale();
      await given.checkout.sandbox.switchOn(fault, { times: 1 });
      await buy(sale);
      expect((await sale.status()).state).toBe('waiting');
      await timePasses(8);
      expect(await sale.status()).toMatchObject({ state: 'completed' });
      expect(await booksOf(sale)).toEqual(oneCaptureOnePolicy);
    },
  );

  it('never received the authorisation: the order is closed, nothing is charged, and the customer may try again', async () => {
    const sale = await given.checkout.sale();
    await given.checkout.sandbox.switchOn('bank-authorise-down', { times: 1 });
    await buy(sale);
    await timePasses(paymentSettings.unknownFor + 8);
    expect(await sale.status()).toMatchObject({
      state: 'declined',
      reason: expect.stringContaining('Kartınızdan çekim yapılmadı'),
    });
    expect(await booksOf(sale)).toEqual(nothingCharged);
    await buy(sale);
    expect(await booksOf(sale)).toEqual(oneCaptureOnePolicy);
  });

  it('is unavailable for a while: the payment waits and is resolved by a later inquiry', async () => {
    const sale = await given.checkout.sale();
    await given.checkout.sandbox.switchOn('bank-authorise-hang', { times: 1 });
    await given.checkout.sandbox.switchOn('bank-inquiry-down', { times: 2 });
    await buy(sale);
    await timePasses(20);
    expect(await booksOf(sale)).toEqual(oneCaptureOnePolicy);
  });

  it('cannot refund at once: the refund follows later', async () => {
    const sale = await given.checkout.sale();
    await given.checkout.sandbox.switchOn('insurers-order-refused', { times: 1 });
    await given.checkout.sandbox.switchOn('bank-refund-down', { times: 2 });
    await buy(sale);
    expect(await sale.status()).toMatchObject({
      state: 'refunding',
      reason: expect.stringMatching(
        /^Sigorta şirketi poliçeyi düzenlemedi\. Tutarın tamamı .* iade ediliyor/,
      ) as unknown,
      total: sale.offer.total,
    });
    await timePasses(12);
    expect((await sale.status()).state).toBe('refunded');
    expect(await booksOf(sale)).toEqual(refundedNoPolicy);
  });
});
