/** iyzico's adapter over HTTP against a stub written from iyzico's public documentation. */
import { faults, json } from '../testing/provider-stub';
import { sampleOrder } from '../testing/sample-order';
import { iyzicoFixture, hmac, paths, token } from './testing/iyzico-fixture';

const given = iyzicoFixture();
const { bank } = given;
const { orderId } = sampleOrder;

describe('initialization', () => {
  const page = (paymentPageUrl: string, signature = hmac(`${orderId}:${token}`)) =>
    json(() => ({ status: 'success', conversationId: orderId, token, paymentPageUrl, signature }));

  it('requests a form with the plan’s instalments and redirects to its page', async () => {
    given.iyzico.responses[paths.initialize] = page(`https://cpp.iyzipay.com/?token=${token}&lang=tr`);
    expect(await bank().initialize({ ...sampleOrder, instalments: 3 })).toEqual({
      kind: 'challenge',
      bankPaymentId: token,
      challenge: { url: 'https://cpp.iyzipay.com/', fields: { token, lang: 'tr' }, method: 'get' },
    });
    expect(JSON.parse(given.iyzico.requests[0]!.body)).toMatchObject({
      conversationId: orderId,
      basketId: orderId,
      price: '8780.40',
      paidPrice: '8780.40',
      currency: 'TRY',
      enabledInstallments: [3],
      callbackUrl: `${sampleOrder.callbackUrl}?siparis=${orderId}`,
      buyer: { id: orderId, name: 'Ayşe Nur', surname: 'Yılmaz', gsmNumber: '+905321234567' },
      basketItems: [{ itemType: 'VIRTUAL', price: '8780.40' }],
    });
  });

  it('signs the request with IYZWSv2 over key, path and the exact body', async () => {
    await bank().initialize(sampleOrder);
    const { headers, body } = given.iyzico.requests[0]!;
    const [scheme, encoded] = headers.authorization!.split(' ');
    const parts = Object.fromEntries(
      Buffer.from(encoded!, 'base64')
        .toString()
        .split('&')
        .map((part) => part.split(':') as [string, string]),
    );
    expect(scheme).toBe('IYZWSv2');
    expect(parts).toMatchObject({ apiKey: 'api-key', randomKey: headers['x-iyzi-rnd'] });
    expect(parts['signature']).toBe(hmac(`${parts['randomKey']}${paths.initialize}${body}`));
  });

  it.each([
    ['a page on another origin', page(`https://cpp.iyzipay.example/?token=${token}`)],
    ['an invalid signature', page(`https://cpp.iyzipay.com/?token=${token}`, '0'.repeat(64))],
    ['a refusal', json(() => ({ status: 'failure', errorCode: '11' }))],
  ])('does not redirect after %s', async (_what, respond) => {
    given.iyzico.responses[paths.initialize] = respond;
    expect(await bank().initialize(sampleOrder)).toEqual({ kind: 'unavailable' });
  });
});

const result = (change: object = {}, forge = false) =>
  json(() => {
    const values = {
      paymentStatus: 'SUCCESS',
      paymentId: '25149157',
      currency: 'TRY',
      basketId: orderId,
      conversationId: orderId,
      paidPrice: 8780.4,
      price: 8780.4,
      token,
      ...change,
    };
    const signature = forge ? '0'.repeat(64) : hmac(Object.values(values).slice(0, 8).join(':'));
    return { status: 'success', fraudStatus: 1, ...values, signature };
  });

it.each([
  ['a charge', result(), { kind: 'captured', paid: 878_040 }],
  ['a charge with interest', result({ paidPrice: 9100.5 }), { kind: 'captured', paid: 910_050 }],
  ['a declined card', result({ paymentStatus: 'FAILURE', errorCode: '10051' }), { kind: 'declined', code: '10051' }],
  [
    'a declined card as an error',
    json(() => ({ status: 'failure', errorCode: '10054' })),
    { kind: 'declined', code: '10054' },
  ],
  ['a charge under review', result({ fraudStatus: 0 }), { kind: 'unknown' }],
  ['a pending challenge', result({ paymentStatus: 'INIT_THREEDS' }), { kind: 'unknown' }],
  ['another order', result({ basketId: 'f'.repeat(32) }), { kind: 'unknown' }],
  ['another token', result({ token: 'other' }), { kind: 'unknown' }],
  ['a forged answer', result({}, true), { kind: 'unknown' }],
  ['an internal error', json(() => ({ status: 'failure', errorCode: '1' })), { kind: 'unknown' }],
])('reads the form’s result with %s', async (_what, respond, answer) => {
  given.iyzico.responses[paths.retrieve] = respond;
  expect(await bank().authorise(orderId, token)).toEqual(answer);
  expect(JSON.parse(given.iyzico.requests[0]!.body)).toMatchObject({ token, conversationId: orderId });
});

const payment = (change: object = {}) => ({
  paymentId: 25149157,
  paymentStatus: 1,
  paymentRefundStatus: 'NOT_REFUNDED',
  paidPrice: 8780.4,
  currency: 'TRY',
  paymentConversationId: orderId,
  fraudStatus: 1,
  ...change,
});
const report = (...payments: object[]) => json(() => ({ status: 'success', payments }));

it.each([
  ['a charge', report(payment()), { kind: 'captured', paid: 878_040 }],
  [
    'a failed attempt before the charge',
    report(payment({ paymentStatus: -1 }), payment()),
    { kind: 'captured', paid: 878_040 },
  ],
  ['a full refund', report(payment({ paymentRefundStatus: 'TOTALLY_REFUNDED' })), { kind: 'refunded' }],
  [
    'a charge that was cancelled',
    report(payment({ cancels: [{ refundPrice: 8780.4, refundStatus: 1 }] })),
    { kind: 'refunded' },
  ],
  ['a charge under review', report(payment({ fraudStatus: 0 })), { kind: 'notCaptured' }],
  ['a charge of another order', report(payment({ paymentConversationId: 'x' })), { kind: 'notCaptured' }],
  ['nothing', report(), { kind: 'notCaptured' }],
  ['a failure', json(() => ({ status: 'failure', errorCode: '1' })), { kind: 'unavailable' }],
])('inquires by our own order id and reads %s', async (_what, respond, answer) => {
  given.iyzico.responses[paths.report] = respond;
  expect(await bank().inquire(orderId)).toEqual(answer);
  const [request] = given.iyzico.requests;
  expect(request!.query.get('paymentConversationId')).toBe(orderId);
  const signed = Buffer.from(request!.headers.authorization!.split(' ')[1]!, 'base64').toString();
  expect(signed).toContain(`signature:${hmac(request!.headers['x-iyzi-rnd'] + paths.report)}`);
});

describe('a refund', () => {
  const refunds = () =>
    given.iyzico.requests.filter(({ path }) => path === paths.refund).map(({ body }) => JSON.parse(body) as object);
  beforeEach(() => {
    given.iyzico.responses[paths.refund] = json(({ body }) => {
      const { paymentId, price, currency, conversationId } = JSON.parse(body) as Record<string, string>;
      const plain = String(Number(price));
      const signature = hmac([paymentId, plain, currency, conversationId].join(':'));
      return { status: 'success', paymentId, price: Number(price), currency, conversationId, signature };
    });
  });

  it('covers the remainder of the charge', async () => {
    const refundsBefore = [{ refundPrice: 80.4, refundStatus: 1, refundConversationId: 'a' }];
    given.iyzico.responses[paths.report] = report(payment({ itemTransactions: [{ refunds: refundsBefore }] }));
    expect(await bank().refund(orderId)).toEqual({ kind: 'refunded' });
    expect(refunds()).toMatchObject([{ paymentId: '25149157', price: '8700.00', currency: 'TRY' }]);
  });

  it('covers a charge that is under review', async () => {
    given.iyzico.responses[paths.report] = report(payment({ fraudStatus: 0 }));
    expect(await bank().refund(orderId)).toEqual({ kind: 'refunded' });
    expect(refunds()).toHaveLength(1);
  });

  it.each([
    ['nothing was charged', report()],
    ['all was refunded before', report(payment({ paymentRefundStatus: 'TOTALLY_REFUNDED' }))],
  ])('is not requested when %s', async (_why, respond) => {
    given.iyzico.responses[paths.report] = respond;
    expect(await bank().refund(orderId)).toEqual({ kind: 'refunded' });
    expect(refunds()).toEqual([]);
  });

  it('of a part is requested once per refund id', async () => {
    const part = { refundId: 'discount-1', amount: 50_000 };
    given.iyzico.responses[paths.report] = report(payment());
    expect(await bank().refundPart(orderId, part)).toEqual({ kind: 'refunded' });
    const refundedBefore = [{ refundPrice: 500, refundStatus: 1, refundConversationId: 'discount-1' }];
    given.iyzico.responses[paths.report] = report(payment({ itemTransactions: [{ refunds: refundedBefore }] }));
    expect(await bank().refundPart(orderId, part)).toEqual({ kind: 'refunded' });
    expect(refunds()).toMatchObject([{ conversationId: 'discount-1', price: '500.00' }]);
  });

  it('passes on the code of a refusal', async () => {
    given.iyzico.responses[paths.report] = report(payment());
    given.iyzico.responses[paths.refund] = json(() => ({ status: 'failure', errorCode: '5092' }));
    expect(await bank().refund(orderId)).toEqual({ kind: 'refused', code: '5092' });
  });
});

it.each(faults)('when iyzico %s, nothing counts as an answer', async (_what, respond, deadline) => {
  const adapter = bank(deadline);
  given.iyzico.responses['*'] = respond;
  const kinds = [
    await adapter.initialize(sampleOrder),
    await adapter.authorise(orderId, token),
    await adapter.inquire(orderId, token),
    await adapter.refund(orderId),
  ].map(({ kind }) => kind);
  expect(kinds).toEqual(['unavailable', 'unknown', 'unavailable', 'unavailable']);
  expect(await adapter.ledger({ from: '2026-11-21', to: '2026-11-21' })).toBeNull();
});
