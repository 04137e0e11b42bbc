/** PayTR's adapter over HTTP, against a double made from PayTR's public documentation. */
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { faults, json, openDouble, type Asked, type ProviderDouble } from '../testing/provider-double';
import { sampleOrder } from '../testing/sample-order';
import { paytrBank } from './paytr-bank';

const keys = { merchantId: '123456', merchantKey: 'key-of-the-shop', merchantSalt: 'salt-of-the-shop' };
let paytr: ProviderDouble;
beforeAll(async () => void (paytr = await openDouble()));
afterAll(() => paytr.close());
beforeEach(() => {
  paytr.answers = {};
  paytr.asked.length = 0;
});

const bank = (isTest = false) => paytrBank({ ...keys, url: paytr.url, isTest, deadline: 300 });
const { orderId } = sampleOrder;
const fieldsOf = ({ body }: Asked) => Object.fromEntries(new URLSearchParams(body));
/** As the documentation writes it: base64 of HMAC-SHA-256 under the key, the salt at the end or after the order. */
const hash = (text: string) => createHmac('sha256', keys.merchantKey).update(text).digest('base64');
const account = (payment_total: string, returns: object[] = []) =>
  json(() => ({ status: 'success', payment_amount: '8780.40', payment_total, currency: 'TL', returns }));
const noPayment = json(() => ({ status: 'error', err_no: '004', err_msg: 'yok' }));

describe('the start', () => {
  it('asks for a page of the order in kuruş, signed, at once only where the plan is at once', async () => {
    paytr.answers['/odeme/api/get-token'] = json(() => ({ status: 'success', token: 'abcdef0123456789' }));
    expect(await bank().initialize(sampleOrder)).toEqual({
      kind: 'challenge',
      bankPaymentId: 'abcdef0123456789',
      challenge: { url: `${paytr.url}/odeme/guvenli/abcdef0123456789`, fields: {}, method: 'get' },
    });
    const sent = fieldsOf(paytr.asked[0]!);
    expect(sent).toMatchObject({
      merchant_oid: orderId,
      payment_amount: '878040',
      no_installment: '1',
      max_installment: '0',
      test_mode: '0',
      merchant_ok_url: sampleOrder.checkUrl,
    });
    expect(JSON.parse(Buffer.from(sent['user_basket']!, 'base64').toString())).toEqual([
      ['Trafik Sigortası', '8780.40', 1],
    ]);
    expect(sent['paytr_token']).toBe(
      hash(`123456${sent['user_ip']}${orderId}${sent['email']}878040${sent['user_basket']}10TL0${keys.merchantSalt}`),
    );
  });

  it('allows as many instalments as the plan has', async () => {
    await bank(true).initialize({ ...sampleOrder, instalments: 6 });
    expect(fieldsOf(paytr.asked[0]!)).toMatchObject({ no_installment: '0', max_installment: '6', test_mode: '1' });
  });

  it('has not begun where PayTR gives no page', async () => {
    paytr.answers['*'] = json(() => ({ status: 'failed', reason: 'merchant' }));
    expect(await bank().initialize(sampleOrder)).toEqual({ kind: 'unavailable' });
  });
});

it.each([
  ['what was paid', account('8780.40'), { kind: 'captured', paid: 878_040 }],
  ['more than the order, with interest', account('9100.5'), { kind: 'captured', paid: 910_050 }],
  ['all of it given back', account('8780.40', [{ return_amount: '8780.40' }]), { kind: 'refunded' }],
  ['nothing paid', noPayment, { kind: 'notCaptured' }],
  ['a trouble of its own', json(() => ({ status: 'error', err_no: '001' })), { kind: 'unavailable' }],
  ['an amount that is none', account('8.780,40'), { kind: 'unavailable' }],
])('reads an account with %s', async (_what, play, answer) => {
  paytr.answers['/odeme/durum-sorgu'] = play;
  expect(await bank().inquire(orderId)).toEqual(answer);
  expect(fieldsOf(paytr.asked[0]!)).toEqual({
    merchant_id: '123456',
    merchant_oid: orderId,
    paytr_token: hash(`123456${orderId}${keys.merchantSalt}`),
  });
});

it('authorises by asking, never by charging', async () => {
  paytr.answers['/odeme/durum-sorgu'] = account('8780.40');
  expect(await bank().authorise(orderId)).toEqual({ kind: 'captured', paid: 878_040 });
  paytr.answers['/odeme/durum-sorgu'] = noPayment;
  expect(await bank().authorise(orderId)).toEqual({ kind: 'unknown' });
  expect(paytr.asked.map(({ path }) => path)).toEqual(['/odeme/durum-sorgu', '/odeme/durum-sorgu']);
});

describe('giving back', () => {
  const refunds = () => paytr.asked.filter(({ path }) => path === '/odeme/iade').map(fieldsOf);
  beforeEach(() => {
    paytr.answers['/odeme/iade'] = json((asked) => ({
      status: 'success',
      merchant_oid: fieldsOf(asked)['merchant_oid'],
      return_amount: fieldsOf(asked)['return_amount'],
    }));
  });

  it('gives back what is left of the charge, in decimal lira', async () => {
    paytr.answers['/odeme/durum-sorgu'] = account('8780.40', [{ return_amount: '80.40', reference_no: 'x' }]);
    expect(await bank().refund(orderId)).toEqual({ kind: 'refunded' });
    expect(refunds()).toEqual([
      {
        merchant_id: '123456',
        merchant_oid: orderId,
        return_amount: '8700.00',
        reference_no: `refund${orderId}`,
        paytr_token: hash(`123456${orderId}8700.00${keys.merchantSalt}`),
      },
    ]);
  });

  it.each([
    ['nothing was paid', noPayment],
    ['all went back before', account('8780.40', [{ return_amount: '8780.4' }])],
  ])('asks for nothing where %s', async (_why, play) => {
    paytr.answers['/odeme/durum-sorgu'] = play;
    expect(await bank().refund(orderId)).toEqual({ kind: 'refunded' });
    expect(refunds()).toEqual([]);
  });

  it('gives a part once under its name', async () => {
    const part = { refundId: 'discount-1', amount: 50_000 };
    paytr.answers['/odeme/durum-sorgu'] = account('8780.40');
    expect(await bank().refundPart(orderId, part)).toEqual({ kind: 'refunded' });
    paytr.answers['/odeme/durum-sorgu'] = account('8780.40', [{ return_amount: '500.00', reference_no: 'discount1' }]);
    expect(await bank().refundPart(orderId, part)).toEqual({ kind: 'refunded' });
    expect(refunds().map(({ return_amount, reference_no }) => [return_amount, reference_no])).toEqual([
      ['500.00', 'discount1'],
    ]);
  });

  it('says what PayTR refused', async () => {
    paytr.answers['/odeme/durum-sorgu'] = account('8780.40');
    paytr.answers['/odeme/iade'] = json(() => ({ status: 'error', err_no: '009' }));
    expect(await bank().refund(orderId)).toEqual({ kind: 'refused', code: '009' });
  });
});

describe('the ledger', () => {
  const path = '/rapor/islem-dokumu';
  const days = { from: '2026-11-18', to: '2026-11-21' };
  const row = (islem_tipi: string, islem_tutari: string) => ({
    siparis_no: orderId,
    islem_tipi,
    islem_tutari,
    para_birimi: 'TL',
    islem_tarihi: '18.11.2026',
  });

  it('is asked for three days at a time, signed, and tells sales and refunds in kuruş', async () => {
    paytr.answers[path] = json((asked) =>
      fieldsOf(asked)['start_date'] === '2026-11-18 00:00:00'
        ? { status: 'success', data: [row('S', '8780,40'), row('I', '500.00')] }
        : { status: 'failed', err_msg: 'islem bulunamadi' },
    );
    expect(await bank().ledger(days)).toEqual([
      { orderId, kind: 'capture', amount: 878_040 },
      { orderId, kind: 'refund', amount: 50_000 },
    ]);
    const asked = paytr.asked.map(fieldsOf);
    expect(asked.map(({ start_date, end_date }) => [start_date, end_date])).toEqual([
      ['2026-11-18 00:00:00', '2026-11-20 23:59:59'],
      ['2026-11-21 00:00:00', '2026-11-21 23:59:59'],
    ]);
    expect(asked[0]!['paytr_token']).toBe(hash(`1234562026-11-18 00:00:002026-11-20 23:59:59${keys.merchantSalt}`));
  });

  it.each([
    ['a trouble of its own', { status: 'error', err_no: '001' }],
    ['an amount that is none', { status: 'success', data: [row('S', '8.780,40')] }],
    ['another kind of movement', { status: 'success', data: [row('X', '1.00')] }],
    ['another currency', { status: 'success', data: [{ ...row('S', '1.00'), para_birimi: 'USD' }] }],
  ])('is none with %s', async (_what, answer) => {
    paytr.answers[path] = json(() => answer);
    expect(await bank().ledger(days)).toBeNull();
  });
});

it.each(faults)('a PayTR that %s never counts as an answer', async (_what, play) => {
  paytr.answers['*'] = play;
  const kinds = [
    await bank().initialize(sampleOrder),
    await bank().authorise(orderId),
    await bank().inquire(orderId),
    await bank().refund(orderId),
  ].map(({ kind }) => kind);
  expect(kinds).toEqual(['unavailable', 'unknown', 'unavailable', 'unavailable']);
  expect(await bank().ledger({ from: '2026-11-21', to: '2026-11-21' })).toBeNull();
});

describe('a notification', () => {
  const signed = (status: string, rest: object = {}) => ({
    merchant_oid: orderId,
    status,
    total_amount: '878040',
    hash: hash(`${orderId}${keys.merchantSalt}${status}878040`),
    ...rest,
  });
  const heard = (fields: unknown) => bank().verifyReturn({ fields, headers: {} });

  it.each([
    ['success', {}, { status: 'success', mdStatus: '1' }],
    ['failed', { failed_reason_code: '6' }, { status: 'cancelled' }],
    ['failed', { failed_reason_code: '8' }, { status: 'failure', reason: 'instalmentsNotAllowed' }],
    ['failed', { failed_reason_code: '0' }, { status: 'failure', reason: '10005' }],
    ['failed', {}, { status: 'failure', reason: '10005' }],
  ])('of %s %j is PayTR’s word', (status, rest, word) =>
    expect(heard(signed(status, rest))).toMatchObject({ orderId, ...word }),
  );

  it('is refused after any change of what it signs: 500 of them, seed 11', () => {
    const genuine = signed('success');
    const names = Object.keys(genuine) as (keyof typeof genuine)[];
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.nat(),
        fc.constantFrom(...'0123456789abcdefA+/='),
        (name, place, to) => {
          const before = String(genuine[name]);
          const at = place % before.length;
          const after = before.slice(0, at) + to + before.slice(at + 1);
          fc.pre(after !== before);
          expect(heard({ ...genuine, [name]: after })).toBeNull();
        },
      ),
      { numRuns: 500, seed: 11 },
    );
  });

  it.each([null, 'text', {}, { ...signed('success'), status: 'failed' }, { ...signed('success'), hash: undefined }])(
    'is none: %j',
    (fields) => expect(heard(fields)).toBeNull(),
  );

  it('is answered with OK', () => expect(bank().acknowledgement).toBe('OK'));
});
