import { eventually } from '../../../testing/eventually';
import { buy, faultyCheckout, one, refunded } from '../testing/faulty-checkout';
import { paymentSettings } from './payment-settings';

const { given, booksOf, timePasses } = faultyCheckout();

describe('the insurer', () => {
  it('is down and comes back: the policy is issued by a later try', async () => {
    const sale = await given.checkout.sale();
    await given.checkout.sandbox.switchOn('insurers-order-down', { times: 2 });
    await buy(sale);
    expect((await sale.status()).state).toBe('waiting');
    await timePasses(12);
    expect(await booksOf(sale)).toEqual(one);
  });

  it('issues and its answer is lost: the same order finds the same policy', async () => {
    const sale = await given.checkout.sale();
    await given.checkout.sandbox.switchOn('insurers-order-lost', { times: 1 });
    await buy(sale);
    await timePasses(8);
    expect(await booksOf(sale)).toEqual(one);
    expect((await sale.status()).state).toBe('completed');
  });

  it('refuses: the money goes back at once and the customer is told by mail and SMS', async () => {
    const sale = await given.checkout.sale();
    await given.checkout.sandbox.switchOn('insurers-order-refused', { times: 1 });
    await buy(sale);
    expect(await sale.status()).toMatchObject({
      state: 'refunded',
      reason: expect.stringContaining('iade edildi'),
      total: sale.offer.total,
    });
    expect(await booksOf(sale)).toEqual(refunded);
    const mail = await eventually(
      async () =>
        (
          await given.checkout.sandbox.get<{ messages: { subject: string }[] }>(
            `/mailbox/messages.json?to=${sale.email}`,
          )
        ).messages[0],
    );
    const sms = await eventually(
      async () =>
        (
          await given.checkout.sandbox.get<{ messages: { text: string }[] }>(
            `/telephone/messages.json?to=${sale.offer.insured.phoneNumber}`,
          )
        ).messages[0],
    );
    expect([mail.subject, sms.text]).toEqual([
      'Ödemeniz iade edildi',
      expect.stringContaining('kartınıza iade edildi'),
    ]);
  });

  it('stays silent: by the deadline the money goes back, and a policy that it did issue is cancelled', async () => {
    const sale = await given.checkout.sale();
    await given.checkout.sandbox.switchOn('insurers-order-lost');
    await buy(sale);
    given.checkout.test.clock.advance(paymentSettings.policyDeadline);
    await timePasses(8);
    expect((await sale.status()).state).toBe('refunded');
    expect(await booksOf(sale)).toEqual(refunded);
  });

  it('issues at another price than was paid: the policy is cancelled and the money goes back', async () => {
    const sale = await given.checkout.sale();
    given.dearerBy = 1;
    await buy(sale);
    expect((await sale.status()).state).toBe('refunded');
    expect(await booksOf(sale)).toEqual(refunded);
  });

  it('says while the refund is under way: try again or choose another product', async () => {
    const sale = await given.checkout.sale();
    await given.checkout.sandbox.switchOn('insurers-order-down');
    await given.checkout.sandbox.switchOn('bank-refund-down');
    await buy(sale);
    await timePasses(paymentSettings.policyDeadline + 4);
    // A sweep passes over a payment that a job is busy with.
    await eventually(async () => {
      await given.checkout.sweep();
      return (await sale.status()).state !== 'waiting';
    });
    expect(await sale.status()).toMatchObject({
      state: 'noInsurerReply',
      reason: expect.stringContaining('başka bir ürün seçin'),
    });
    await given.checkout.sandbox.clearSwitches();
    await timePasses(8);
    expect(await booksOf(sale)).toEqual(refunded);
  });
});
