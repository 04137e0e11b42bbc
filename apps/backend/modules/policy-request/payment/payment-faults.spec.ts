/** Faults on the way from the card to the policy, each with its designed outcome; after each, the three books agree (reliability.md, I1 to I5). */
import { declineReasons } from '@emsal/api/outcomes/payment';
import type { IssueAnswer } from '@emsal/insurers/policy-order';
import { checkoutTest, type CheckoutTest } from '../testing/checkout-test';
import { eventually } from '../../../testing/eventually';
import type { Sale } from '../testing/sale';
import { paymentSettings } from './payment-settings';

let checkout: CheckoutTest;
let killAt = '';
/** What the insurer adds to the price on the policy, kuruş. */
let dearerBy = 0;
/** The process dies at a named point: nothing after it runs, and the database keeps what was committed. */
const dying = async <T>(point: string, call: () => Promise<T>): Promise<T> => {
  if (killAt === `before ${point}`) throw new Error('killed');
  const answer = await call();
  if (killAt === `after ${point}`) throw new Error('killed');
  return answer;
};
const dearer = (answer: IssueAnswer): IssueAnswer =>
  answer.kind === 'issued'
    ? { ...answer, policy: { ...answer.policy, total: answer.policy.total + dearerBy } }
    : answer;
beforeAll(async () => {
  checkout = await checkoutTest({
    bank: (bank) => ({
      ...bank,
      authorise: (id) => dying('authorise', () => bank.authorise(id)),
      refund: (id) => dying('refund', () => bank.refund(id)),
    }),
    parts: (parts) => ({
      ...parts,
      insurerOf: (firmId) => {
        const insurer = parts.insurerOf(firmId);
        return (
          insurer && {
            ...insurer,
            issuePolicy: (order, signal) =>
              dying('issue', async () => dearer(await insurer.issuePolicy(order, signal))),
          }
        );
      },
    }),
  });
}, 60_000);
afterAll(() => checkout.close());
afterEach(async () => {
  killAt = '';
  dearerBy = 0;
  await checkout.sandbox.clearSwitches();
});

interface Books {
  money: ('capture' | 'refund')[];
  policies: string[];
}
async function booksOf(sale: Sale): Promise<Books> {
  const entries = await checkout.ledgerOf(sale);
  for (const { amount } of entries) expect(amount).toBe(sale.offer.total);
  const policies = (await checkout.policiesOf(sale)).filter(({ state }) => state === 'active');
  return { money: entries.map(({ kind }) => kind), policies: policies.map(({ policyNo }) => policyNo) };
}
const one = { money: ['capture'], policies: [expect.any(String)] };
const refunded = { money: ['capture', 'refund'], policies: [] };
const nothing = { money: [], policies: [] };

/** Time passes and the sweep looks again, as often as the payment may need. */
async function timePasses(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += paymentSettings.retry + 1) {
    checkout.test.clock.advance(paymentSettings.retry + 1);
    await checkout.sweep();
  }
}
const buy = async (sale: Sale): Promise<void> => {
  await sale.comeBack(await sale.challenge(await sale.start()));
  await sale.settle().catch(() => undefined);
};

describe('the bank', () => {
  it.each(['bank-authorise-hang', 'bank-authorise-reply-lost'])(
    'captures and its answer is lost (%s): the inquiry finds the capture, nothing is charged twice',
    async (fault) => {
      const sale = await checkout.sale();
      await checkout.sandbox.switchOn(fault, { times: 1 });
      await buy(sale);
      expect((await sale.status()).state).toBe('waiting');
      await timePasses(8);
      expect(await sale.status()).toMatchObject({ state: 'completed' });
      expect(await booksOf(sale)).toEqual(one);
    },
  );

  it('never got the authorisation: the order is closed, nothing is charged, and the customer may try again', async () => {
    const sale = await checkout.sale();
    await checkout.sandbox.switchOn('bank-authorise-down', { times: 1 });
    await buy(sale);
    await timePasses(paymentSettings.unknownFor + 8);
    expect(await sale.status()).toMatchObject({
      state: 'declined',
      reason: expect.stringContaining('Kartınızdan çekim yapılmadı'),
    });
    expect(await booksOf(sale)).toEqual(nothing);
    await buy(sale);
    expect(await booksOf(sale)).toEqual(one);
  });

  it('cannot be asked for a while: the payment waits and is resolved by a later inquiry', async () => {
    const sale = await checkout.sale();
    await checkout.sandbox.switchOn('bank-authorise-hang', { times: 1 });
    await checkout.sandbox.switchOn('bank-inquiry-down', { times: 2 });
    await buy(sale);
    await timePasses(20);
    expect(await booksOf(sale)).toEqual(one);
  });

  it('cannot refund at once: the money goes back later', async () => {
    const sale = await checkout.sale();
    await checkout.sandbox.switchOn('insurers-order-refused', { times: 1 });
    await checkout.sandbox.switchOn('bank-refund-down', { times: 2 });
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
    expect(await booksOf(sale)).toEqual(refunded);
  });
});

describe('the insurer', () => {
  it('is down and comes back: the policy is issued by a later try', async () => {
    const sale = await checkout.sale();
    await checkout.sandbox.switchOn('insurers-order-down', { times: 2 });
    await buy(sale);
    expect((await sale.status()).state).toBe('waiting');
    await timePasses(12);
    expect(await booksOf(sale)).toEqual(one);
  });

  it('issues and its answer is lost: the same order finds the same policy', async () => {
    const sale = await checkout.sale();
    await checkout.sandbox.switchOn('insurers-order-lost', { times: 1 });
    await buy(sale);
    await timePasses(8);
    expect(await booksOf(sale)).toEqual(one);
    expect((await sale.status()).state).toBe('completed');
  });

  it('refuses: the money goes back at once and the customer is told by mail and SMS', async () => {
    const sale = await checkout.sale();
    await checkout.sandbox.switchOn('insurers-order-refused', { times: 1 });
    await buy(sale);
    expect(await sale.status()).toMatchObject({
      state: 'refunded',
      reason: expect.stringContaining('iade edildi'),
      total: sale.offer.total,
    });
    expect(await booksOf(sale)).toEqual(refunded);
    const mail = await eventually(
      async () =>
        (await checkout.sandbox.get<{ messages: { subject: string }[] }>(`/mailbox/messages.json?to=${sale.email}`))
          .messages[0],
    );
    const sms = await eventually(
      async () =>
        (
          await checkout.sandbox.get<{ messages: { text: string }[] }>(
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
    const sale = await checkout.sale();
    await checkout.sandbox.switchOn('insurers-order-lost');
    await buy(sale);
    checkout.test.clock.advance(paymentSettings.policyDeadline);
    await timePasses(8);
    expect((await sale.status()).state).toBe('refunded');
    expect(await booksOf(sale)).toEqual(refunded);
  });

  it('issues at another price than was paid: the policy is cancelled and the money goes back', async () => {
    const sale = await checkout.sale();
    dearerBy = 1;
    await buy(sale);
    expect((await sale.status()).state).toBe('refunded');
    expect(await booksOf(sale)).toEqual(refunded);
  });

  it('says while the refund is under way: try again or choose another product', async () => {
    const sale = await checkout.sale();
    await checkout.sandbox.switchOn('insurers-order-down');
    await checkout.sandbox.switchOn('bank-refund-down');
    await buy(sale);
    await timePasses(paymentSettings.policyDeadline + 4);
    // A sweep passes over a payment that a job is busy with.
    await eventually(async () => {
      await checkout.sweep();
      return (await sale.status()).state !== 'waiting';
    });
    expect(await sale.status()).toMatchObject({
      state: 'noInsurerReply',
      reason: expect.stringContaining('başka bir ürün seçin'),
    });
    await checkout.sandbox.clearSwitches();
    await timePasses(8);
    expect(await booksOf(sale)).toEqual(refunded);
  });
});

describe('the customer', () => {
  it('never comes back: the attempt expires, and a late return charges nothing', async () => {
    const sale = await checkout.sale();
    const fields = await sale.challenge(await sale.start());
    checkout.test.clock.advance(paymentSettings.openFor + 1);
    await checkout.sweep();
    expect(await sale.status()).toMatchObject({ state: 'abandoned', reason: declineReasons['timeOver'] });
    const back = await sale.comeBack(fields);
    expect(back.headers.location).toBe(`/trafik-sigortasi/odeme-sorgulama?odeme=${sale.odeme}`);
    await sale.settle();
    expect(await booksOf(sale)).toEqual(nothing);
    expect((await sale.status()).state).toBe('abandoned');
  });

  it('starts again with another card after a minute: the first challenge is void', async () => {
    const sale = await checkout.sale();
    const first = await sale.challenge(await sale.start());
    const firstOrder = sale.orderId;
    checkout.test.clock.advance(paymentSettings.sameAttempt + 1);
    await buy(sale);
    await sale.comeBack(first);
    await sale.settle();
    expect(await checkout.ledgerOf({ orderId: firstOrder })).toEqual([]);
    expect(await booksOf(sale)).toEqual(one);
  });

  it('cannot pay a paid offer again', async () => {
    const sale = await checkout.sale();
    await buy(sale);
    expect((await sale.start()).body).toMatchObject({ isSuccess: false, messageCode: 'alreadyPaid' });
  });
});

describe('the process is killed', () => {
  it.each(['before authorise', 'after authorise', 'before issue', 'after issue'])(
    '%s: the next one ends the payment with one policy or no charge',
    async (point) => {
      const sale = await checkout.sale();
      killAt = point;
      await buy(sale);
      killAt = '';
      await timePasses(paymentSettings.lease + paymentSettings.unknownFor + 8);
      const books = await booksOf(sale);
      expect(books).toEqual(point === 'before authorise' ? nothing : one);
      expect((await sale.status()).state).toBe(point === 'before authorise' ? 'declined' : 'completed');
    },
  );

  it.each(['before refund', 'after refund'])('%s: the money goes back once', async (point) => {
    const sale = await checkout.sale();
    await checkout.sandbox.switchOn('insurers-order-refused', { times: 1 });
    killAt = point;
    await buy(sale);
    killAt = '';
    await timePasses(paymentSettings.lease + 8);
    expect(await booksOf(sale)).toEqual(refunded);
    expect((await sale.status()).state).toBe('refunded');
  });
});
