import { eventually } from '../../../testing/eventually';
import { buy, faultyCheckout, oneCaptureOnePolicy, refundedNoPolicy } from '../testing/faulty-checkout';
import { paymentSettings } from '../payment/payment-settings';

const { given, booksOf, timePasses } = faultyCheckout();

type Sale = Awaited<ReturnType<typeof given.checkout.sale>>;
/** A payment whose lease a job holds is skipped. */
const resumeUntil = (sale: Sale, isReached: (state: string) => boolean) =>
  eventually(async () => {
    await timePasses(1);
    return isReached((await sale.status()).state);
  });

describe('the insurer', () => {
  it('is down and recovers: a later attempt issues the policy', async () => {
    const sale = await given.checkout.sale();
    await given.checkout.sandbox.switchOn('insurers-order-down', { times: 2 });
    await buy(sale);
    expect((await sale.status()).state).toBe('waiting');
    await timePasses(12);
    expect(await booksOf(sale)).toEqual(oneCaptureOnePolicy);
  });

  it('issues but its answer is lost: the same order finds the same policy', async () => {
    const sale = await given.checkout.sale();
    await given.checkout.sandbox.switchOn('insurers-order-lost', { times: 1 });
    await buy(sale);
    await timePasses(8);
    expect(await booksOf(sale)).toEqual(oneCaptureOnePolicy);
    expect((await sale.status()).state).toBe('completed');
  });

  it('refuses: the charge is refunded at once and the customer is informed by mail and SMS', async () => {
    const sale = await given.checkout.sale();
    await given.checkout.sandbox.switchOn('insurers-order-refused', { times: 1 });
    await buy(sale);
    expect(await sale.status()).toMatchObject({
      state: 'refunded',
      reason: expect.stringContaining('iade edildi'),
      total: sale.offer.total,
    });
    expect(await booksOf(sale)).toEqual(refundedNoPolicy);
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

  it('does not answer: after the deadline the charge is refunded, and a policy that was issued is cancelled', async () => {
    const sale = await given.checkout.sale();
    await given.checkout.sandbox.switchOn('insurers-order-lost');
    await buy(sale);
    given.checkout.test.clock.advance(paymentSettings.policyDeadline);
    await timePasses(8);
    await resumeUntil(sale, (state) => state === 'refunded');
    expect(await booksOf(sale)).toEqual(refundedNoPolicy);
  });

  it('issues at another price than was paid: the policy is cancelled and the charge refunded', async () => {
    const sale = await given.checkout.sale();
    given.extraPremium = 1;
    await buy(sale);
    expect((await sale.status()).state).toBe('refunded');
    expect(await booksOf(sale)).toEqual(refundedNoPolicy);
  });

  it('fails and the refund is pending: the customer is advised to try again or choose another product', async () => {
    const sale = await given.checkout.sale();
    await given.checkout.sandbox.switchOn('insurers-order-down');
    await given.checkout.sandbox.switchOn('bank-refund-down');
    await buy(sale);
    await timePasses(paymentSettings.policyDeadline + 4);
    await resumeUntil(sale, (state) => state !== 'waiting');
    expect(await sale.status()).toMatchObject({
      state: 'noInsurerReply',
      reason: expect.stringContaining('başka bir ürün seçin'),
    });
    await given.checkout.sandbox.clearSwitches();
    await timePasses(8);
    expect(await booksOf(sale)).toEqual(refundedNoPolicy);
  });
});
