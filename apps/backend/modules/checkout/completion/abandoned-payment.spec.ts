import { declineReasons } from '@emsal/api/outcomes/payment';
import { buy, faultyCheckout, nothingCharged, oneCaptureOnePolicy } from '../testing/faulty-checkout';
import { paymentSettings } from '../payment/payment-settings';

const { given, booksOf } = faultyCheckout();

describe('a customer', () => {
  it('who never returns: the attempt expires, and a late return charges nothing', async () => {
    const sale = await given.checkout.sale();
    const fields = await sale.challenge(await sale.start());
    given.checkout.test.clock.advance(paymentSettings.openFor + 1);
    await given.checkout.resume();
    expect(await sale.status()).toMatchObject({ state: 'abandoned', reason: declineReasons['timeOver'] });
    const back = await sale.returnFromBank(fields);
    expect(back.headers.location).toBe(`/trafik-sigortasi/odeme-sorgulama?odeme=${sale.odeme}`);
    await sale.complete();
    expect(await booksOf(sale)).toEqual(nothingCharged);
    expect((await sale.status()).state).toBe('abandoned');
  });

  it('who starts again with another card after a minute: the first challenge is void', async () => {
    const sale = await given.checkout.sale();
    const first = await sale.challenge(await sale.start());
    const firstOrder = sale.orderId;
    given.checkout.test.clock.advance(paymentSettings.sameAttempt + 1);
    await buy(sale);
    await sale.returnFromBank(first);
    await sale.complete();
    expect(await given.checkout.ledgerOf({ orderId: firstOrder })).toEqual([]);
    expect(await booksOf(sale)).toEqual(oneCaptureOnePolicy);
  });

  it('cannot pay a paid offer again', async () => {
    const sale = await given.checkout.sale();
    await buy(sale);
    expect((await sale.start()).body).toMatchObject({ isSuccess: false, messageCode: 'alreadyPaid' });
  });
});
