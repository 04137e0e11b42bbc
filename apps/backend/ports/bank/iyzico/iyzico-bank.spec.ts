/** iyzico's adapter over HTTP, against a double made from iyzico's public documentation. */
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { faults, json, openDouble, type ProviderDouble } from '../testing/provider-double';
import { sampleOrder } from '../testing/sample-order';
import { iyzicoBank } from './iyzico-bank';
import { isAnswerGenuine } from './iyzico-signatures';

const keys = { apiKey: 'api-key', secretKey: 'secret-key' };
const paths = {
  initialize: '/payment/iyzipos/checkoutform/initialize/auth/ecom',
  retrieve: '/payment/iyzipos/checkoutform/auth/ecom/detail',
  report: '/v2/reporting/payment/details',
  refund: '/v2/payment/refund',
  daily: '/v2/reporting/payment/transactions',
};
let iyzico: ProviderDouble;
beforeAll(async () => void (iyzico = await openDouble()));
afterAll(() => iyzico.close());
beforeEach(() => {
  iyzico.answers = {};
  iyzico.asked.length = 0;
});

const bank = () => iyzicoBank({ ...keys, url: iyzico.url, pageUrl: 'https://cpp.iyzipay.com', deadline: 300 });
const { orderId } = sampleOrder;
const token = 'da7431f4-89fc-4f65-8533-d83a4fede7d9';
const hmac = (text: string) => createHmac('sha256', keys.secretKey).update(text).digest('hex');

it('signs as the sample of the documentation is signed, and drops closing zeros of amounts only', () => {
  // The published sample of the page "Response Signature Validation".
  const sample = 'sandbox-qaIiLIxhjMgx3LSKIVvp6j17NunHOFtD';
  const signature = '836c3a6c8db86c81043f2ca74edb13518b54a813f454f8dd762f0dd658610173';
  for (const amount of ['10.5', '10.50', 10.5])
    expect(isAnswerGenuine(sample, signature, ['22416032', 'TRY', 'basketId', 'conversationId', amount, amount])).toBe(
      true,
    );
  expect(isAnswerGenuine('k', createHmac('sha256', 'k').update('100:50').digest('hex'), ['100', '50.00'])).toBe(true);
});

describe('the start', () => {
  const page = (paymentPageUrl: string, signature = hmac(`${orderId}:${token}`)) =>
    json(() => ({ status: 'success', conversationId: orderId, token, paymentPageUrl, signature }));

  it('orders a form with the plan’s instalments and leads to its page', async () => {
    iyzico.answers[paths.initialize] = page(`https://cpp.iyzipay.com/?token=${token}&lang=tr`);
    expect(await bank().initialize({ ...sampleOrder, instalments: 3 })).toEqual({
      kind: 'challenge',
      bankPaymentId: token,
      challenge: { url: 'https://cpp.iyzipay.com/', fields: { token, lang: 'tr' }, method: 'get' },
    });
    expect(JSON.parse(iyzico.asked[0]!.body)).toMatchObject({
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

  it('signs the request with IYZWSv2 over key, path and the very body', async () => {
    await bank().initialize(sampleOrder);
    const { headers, body } = iyzico.asked[0]!;
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
    ['on another origin', page(`https://cpp.iyzipay.example/?token=${token}`)],
    ['with a wrong signature', page(`https://cpp.iyzipay.com/?token=${token}`, '0'.repeat(64))],
    ['that is a refusal', json(() => ({ status: 'failure', errorCode: '11' }))],
  ])('leads to no page %s', async (_what, play) => {
    iyzico.answers[paths.initialize] = play;
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
  ['a refused card', result({ paymentStatus: 'FAILURE', errorCode: '10051' }), { kind: 'declined', code: '10051' }],
  [
    'a refused card by error',
    json(() => ({ status: 'failure', errorCode: '10054' })),
    { kind: 'declined', code: '10054' },
  ],
  ['a charge under review', result({ fraudStatus: 0 }), { kind: 'unknown' }],
  ['a customer at the challenge', result({ paymentStatus: 'INIT_THREEDS' }), { kind: 'unknown' }],
  ['another order', result({ basketId: 'f'.repeat(32) }), { kind: 'unknown' }],
  ['another token', result({ token: 'other' }), { kind: 'unknown' }],
  ['a forged answer', result({}, true), { kind: 'unknown' }],
  ['a trouble of its own', json(() => ({ status: 'failure', errorCode: '1' })), { kind: 'unknown' }],
])('reads the form’s result with %s', async (_what, play, answer) => {
  iyzico.answers[paths.retrieve] = play;
  expect(await bank().authorise(orderId, token)).toEqual(answer);
  expect(JSON.parse(iyzico.asked[0]!.body)).toMatchObject({ token, conversationId: orderId });
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
  ['a try before the charge', report(payment({ paymentStatus: -1 }), payment()), { kind: 'captured', paid: 878_040 }],
  ['all given back', report(payment({ paymentRefundStatus: 'TOTALLY_REFUNDED' })), { kind: 'refunded' }],
  [
    'a charge that was cancelled',
    report(payment({ cancels: [{ refundPrice: 8780.4, refundStatus: 1 }] })),
    { kind: 'refunded' },
  ],
  ['a charge under review', report(payment({ fraudStatus: 0 })), { kind: 'notCaptured' }],
  ['a charge of another order', report(payment({ paymentConversationId: 'x' })), { kind: 'notCaptured' }],
  ['nothing', report(), { kind: 'notCaptured' }],
  ['a failure', json(() => ({ status: 'failure', errorCode: '1' })), { kind: 'unavailable' }],
])('inquires by our own order id and reads %s', async (_what, play, answer) => {
  iyzico.answers[paths.report] = play;
  expect(await bank().inquire(orderId)).toEqual(answer);
  const [asked] = iyzico.asked;
  expect(asked!.query.get('paymentConversationId')).toBe(orderId);
  const signed = Buffer.from(asked!.headers.authorization!.split(' ')[1]!, 'base64').toString();
  expect(signed).toContain(`signature:${hmac(asked!.headers['x-iyzi-rnd'] + paths.report)}`);
});

describe('giving back', () => {
  const refunds = () =>
    iyzico.asked.filter(({ path }) => path === paths.refund).map(({ body }) => JSON.parse(body) as object);
  beforeEach(() => {
    iyzico.answers[paths.refund] = json(({ body }) => {
      const { paymentId, price, currency, conversationId } = JSON.parse(body) as Record<string, string>;
      const plain = String(Number(price));
      const signature = hmac([paymentId, plain, currency, conversationId].join(':'));
      return { status: 'success', paymentId, price: Number(price), currency, conversationId, signature };
    });
  });

  it('gives back what is left of the charge', async () => {
    const refundsBefore = [{ refundPrice: 80.4, refundStatus: 1, refundConversationId: 'a' }];
    iyzico.answers[paths.report] = report(payment({ itemTransactions: [{ refunds: refundsBefore }] }));
    expect(await bank().refund(orderId)).toEqual({ kind: 'refunded' });
    expect(refunds()).toMatchObject([{ paymentId: '25149157', price: '8700.00', currency: 'TRY' }]);
  });

  it('gives back a charge that is under review', async () => {
    iyzico.answers[paths.report] = report(payment({ fraudStatus: 0 }));
    expect(await bank().refund(orderId)).toEqual({ kind: 'refunded' });
    expect(refunds()).toHaveLength(1);
  });

  it.each([
    ['nothing was charged', report()],
    ['all went back before', report(payment({ paymentRefundStatus: 'TOTALLY_REFUNDED' }))],
  ])('asks for nothing where %s', async (_why, play) => {
    iyzico.answers[paths.report] = play;
    expect(await bank().refund(orderId)).toEqual({ kind: 'refunded' });
    expect(refunds()).toEqual([]);
  });

  it('gives a part once under its name', async () => {
    const part = { refundId: 'discount-1', amount: 50_000 };
    iyzico.answers[paths.report] = report(payment());
    expect(await bank().refundPart(orderId, part)).toEqual({ kind: 'refunded' });
    const gone = [{ refundPrice: 500, refundStatus: 1, refundConversationId: 'discount-1' }];
    iyzico.answers[paths.report] = report(payment({ itemTransactions: [{ refunds: gone }] }));
    expect(await bank().refundPart(orderId, part)).toEqual({ kind: 'refunded' });
    expect(refunds()).toMatchObject([{ conversationId: 'discount-1', price: '500.00' }]);
  });

  it('says what iyzico refused', async () => {
    iyzico.answers[paths.report] = report(payment());
    iyzico.answers[paths.refund] = json(() => ({ status: 'failure', errorCode: '5092' }));
    expect(await bank().refund(orderId)).toEqual({ kind: 'refused', code: '5092' });
  });
});

describe('the ledger', () => {
  const days = { from: '2026-11-20', to: '2026-11-21' };
  const row = (transactionType: string, paidPrice: number, change: object = {}) => ({
    transactionType,
    transactionStatus: 2,
    transactionCurrency: 'TRY',
    basketId: orderId,
    paidPrice,
    ...change,
  });

  it('is read day by day and page by page, and tells charges and what went back in kuruş', async () => {
    iyzico.answers[paths.daily] = json(({ query }) => {
      if (query.get('transactionDate') === '2026-11-21') return { status: 'success', totalPageCount: 0 };
      return {
        status: 'success',
        totalPageCount: 2,
        transactions:
          query.get('page') === '1' ? [row('PAYMENT', 8780.4)] : [row('REFUND', 500), row('CANCEL', 8280.4)],
      };
    });
    expect(await bank().ledger(days)).toEqual([
      { orderId, kind: 'capture', amount: 878_040 },
      { orderId, kind: 'refund', amount: 50_000 },
      { orderId, kind: 'refund', amount: 828_040 },
    ]);
    expect(iyzico.asked.map(({ query }) => [query.get('transactionDate'), query.get('page')])).toEqual([
      ['2026-11-20', '1'],
      ['2026-11-20', '2'],
      ['2026-11-21', '1'],
    ]);
  });

  it('leaves out a payment that iyzico itself has refused', async () => {
    iyzico.answers[paths.daily] = json(() => ({
      status: 'success',
      transactions: [row('PAYMENT', 1, { transactionStatus: -1 })],
    }));
    expect(await bank().ledger(days)).toEqual([]);
  });

  it.each([
    ['a failure', { status: 'failure', errorCode: '1' }],
    ['an amount finer than a kuruş', { status: 'success', transactions: [row('PAYMENT', 1.005)] }],
    ['another kind of movement', { status: 'success', transactions: [row('CHARGEBACK', 1)] }],
    ['another currency', { status: 'success', transactions: [row('PAYMENT', 1, { transactionCurrency: 'USD' })] }],
  ])('is none with %s', async (_what, answer) => {
    iyzico.answers[paths.daily] = json(() => answer);
    expect(await bank().ledger(days)).toBeNull();
  });
});

it.each(faults)('an iyzico that %s never counts as an answer', async (_what, play) => {
  iyzico.answers['*'] = play;
  const kinds = [
    await bank().initialize(sampleOrder),
    await bank().authorise(orderId, token),
    await bank().inquire(orderId, token),
    await bank().refund(orderId),
  ].map(({ kind }) => kind);
  expect(kinds).toEqual(['unavailable', 'unknown', 'unavailable', 'unavailable']);
  expect(await bank().ledger({ from: '2026-11-21', to: '2026-11-21' })).toBeNull();
});

describe('a message', () => {
  const notice = (status: string) => ({
    iyziEventType: 'CHECKOUT_FORM_AUTH',
    iyziPaymentId: 25149157,
    token,
    paymentConversationId: orderId,
    status,
  });
  const signature = (status: string) => hmac(`secret-keyCHECKOUT_FORM_AUTH25149157${token}${orderId}${status}`);
  const heard = (fields: unknown, given?: string) =>
    bank().verifyReturn({ fields, headers: given ? { 'x-iyz-signature-v3': given } : {} });

  it.each([
    ['SUCCESS', 'success'],
    ['FAILURE', 'pending'],
    ['CALLBACK_THREEDS', 'pending'],
  ])('of %s with its V3 signature is iyzico’s word', (status, meaning) =>
    expect(heard(notice(status), signature(status))).toEqual({
      orderId,
      bankPaymentId: token,
      mdStatus: '1',
      status: meaning,
    }),
  );

  it('of the returning customer carries the token, which is compared with ours', () =>
    expect(heard({ siparis: orderId, token })).toMatchObject({ orderId, bankPaymentId: token, status: 'success' }));

  it('is refused after any change of what it signs: 500 of them, seed 13', () => {
    const genuine = { ...notice('SUCCESS'), signature: signature('SUCCESS') };
    const names = Object.keys(genuine) as (keyof typeof genuine)[];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), fc.constantFrom(...'0123456789abcdefS_'), (name, place, to) => {
        const before = String(genuine[name]);
        const at = place % before.length;
        const after = before.slice(0, at) + to + before.slice(at + 1);
        fc.pre(after !== before);
        const { signature: given, ...fields } = { ...genuine, [name]: after };
        expect(heard(fields, given)).toBeNull();
      }),
      { numRuns: 500, seed: 13 },
    );
  });

  it.each([
    ['without a signature', notice('SUCCESS')],
    ['of nobody', {}],
    ['without an order', { token }],
    ['that is no object', 'text'],
  ])('%s is none', (_what, fields) => expect(heard(fields)).toBeNull());
});
