/** PayTR's adapter over HTTP against a stub written from PayTR's public documentation. */
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import {
  faults,
  json,
  openProviderStub,
  patientDeadline,
  type RecordedRequest,
  type ProviderStub,
} from '../testing/provider-stub';
import { sampleOrder } from '../testing/sample-order';
import { paytrBank } from './paytr-bank';

const keys = { merchantId: '123456', merchantKey: 'key-of-the-shop', merchantSalt: 'salt-of-the-shop' };
let paytr: ProviderStub;
beforeAll(async () => void (paytr = await openProviderStub()));
afterAll(() => paytr.close());
beforeEach(() => {
  paytr.responses = {};
  paytr.requests.length = 0;
});

const bank = (isTest = false, deadline = patientDeadline) => paytrBank({ ...keys, url: paytr.url, isTest, deadline });
const { orderId } = sampleOrder;
const fieldsOf = ({ body }: RecordedRequest) => Object.fromEntries(new URLSearchParams(body));
/** As documented: base64 of HMAC-SHA-256 under the key, the salt at the end or after the order. */
const hash = (text: string) => createHmac('sha256', keys.merchantKey).update(text).digest('base64');
const account = (payment_total: string, returns: object[] = []) =>
  json(() => ({ status: 'success', payment_amount: '8780.40', payment_total, currency: 'TL', returns }));
const noPayment = json(() => ({ status: 'error', err_no: '004', err_msg: 'yok' }));

describe('initialization', () => {
  it('requests a signed payment page in kuruş, without instalments for a single payment', async () => {
    paytr.responses['/odeme/api/get-token'] = json(() => ({ status: 'success', token: 'abcdef0123456789' }));
    expect(await bank().initialize(sampleOrder)).toEqual({
      kind: 'challenge',
      bankPaymentId: 'abcdef0123456789',
      challenge: { url: `${paytr.url}/odeme/guvenli/abcdef0123456789`, fields: {}, method: 'get' },
    });
    const sent = fieldsOf(paytr.requests[0]!);
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
    expect(fieldsOf(paytr.requests[0]!)).toMatchObject({ no_installment: '0', max_installment: '6', test_mode: '1' });
  });

  it('is unavailable when PayTR returns no page', async () => {
    paytr.responses['*'] = json(() => ({ status: 'failed', reason: 'merchant' }));
    expect(await bank().initialize(sampleOrder)).toEqual({ kind: 'unavailable' });
  });
});

it.each([
  ['a payment', account('8780.40'), { kind: 'captured', paid: 878_040 }],
  ['a payment with instalment interest', account('9100.5'), { kind: 'captured', paid: 910_050 }],
  ['a full refund', account('8780.40', [{ return_amount: '8780.40' }]), { kind: 'refunded' }],
  ['no payment', noPayment, { kind: 'notCaptured' }],
  ['an internal error', json(() => ({ status: 'error', err_no: '001' })), { kind: 'unavailable' }],
  ['an invalid amount', account('8.780,40'), { kind: 'unavailable' }],
])('reads a status inquiry with %s', async (_what, respond, answer) => {
  paytr.responses['/odeme/durum-sorgu'] = respond;
  expect(await bank().inquire(orderId)).toEqual(answer);
  expect(fieldsOf(paytr.requests[0]!)).toEqual({
    merchant_id: '123456',
    merchant_oid: orderId,
    paytr_token: hash(`123456${orderId}${keys.merchantSalt}`),
  });
});

it('authorises by an inquiry only', async () => {
  paytr.responses['/odeme/durum-sorgu'] = account('8780.40');
  expect(await bank().authorise(orderId)).toEqual({ kind: 'captured', paid: 878_040 });
  paytr.responses['/odeme/durum-sorgu'] = noPayment;
  expect(await bank().authorise(orderId)).toEqual({ kind: 'unknown' });
  expect(paytr.requests.map(({ path }) => path)).toEqual(['/odeme/durum-sorgu', '/odeme/durum-sorgu']);
});

describe('a refund', () => {
  const refunds = () => paytr.requests.filter(({ path }) => path === '/odeme/iade').map(fieldsOf);
  beforeEach(() => {
    paytr.responses['/odeme/iade'] = json((request) => ({
      status: 'success',
      merchant_oid: fieldsOf(request)['merchant_oid'],
      return_amount: fieldsOf(request)['return_amount'],
    }));
  });

  it('covers the remainder of the charge, in decimal lira', async () => {
    paytr.responses['/odeme/durum-sorgu'] = account('8780.40', [{ return_amount: '80.40', reference_no: 'x' }]);
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
    ['all was refunded before', account('8780.40', [{ return_amount: '8780.4' }])],
  ])('is not requested when %s', async (_why, respond) => {
    paytr.responses['/odeme/durum-sorgu'] = respond;
    expect(await bank().refund(orderId)).toEqual({ kind: 'refunded' });
    expect(refunds()).toEqual([]);
  });

  it('of a part is requested once per refund id', async () => {
    const part = { refundId: 'discount-1', amount: 50_000 };
    paytr.responses['/odeme/durum-sorgu'] = account('8780.40');
    expect(await bank().refundPart(orderId, part)).toEqual({ kind: 'refunded' });
    paytr.responses['/odeme/durum-sorgu'] = account('8780.40', [
      { return_amount: '500.00', reference_no: 'discount1' },
    ]);
    expect(await bank().refundPart(orderId, part)).toEqual({ kind: 'refunded' });
    expect(refunds().map(({ return_amount, reference_no }) => [return_amount, reference_no])).toEqual([
      ['500.00', 'discount1'],
    ]);
  });

  it('passes on the code of a refusal', async () => {
    paytr.responses['/odeme/durum-sorgu'] = account('8780.40');
    paytr.responses['/odeme/iade'] = json(() => ({ status: 'error', err_no: '009' }));
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

  it('is requested for three days at a time, signed, with sales and refunds in kuruş', async () => {
    paytr.responses[path] = json((request) =>
      fieldsOf(request)['start_date'] === '2026-11-18 00:00:00'
        ? { status: 'success', data: [row('S', '8780,40'), row('I', '500.00')] }
        : { status: 'failed', err_msg: 'islem bulunamadi' },
    );
    expect(await bank().ledger(days)).toEqual([
      { orderId, kind: 'capture', amount: 878_040 },
      { orderId, kind: 'refund', amount: 50_000 },
    ]);
    const requests = paytr.requests.map(fieldsOf);
    expect(requests.map(({ start_date, end_date }) => [start_date, end_date])).toEqual([
      ['2026-11-18 00:00:00', '2026-11-20 23:59:59'],
      ['2026-11-21 00:00:00', '2026-11-21 23:59:59'],
    ]);
    expect(requests[0]!['paytr_token']).toBe(hash(`1234562026-11-18 00:00:002026-11-20 23:59:59${keys.merchantSalt}`));
  });

  it('is read with ten thousand sales in one report', async () => {
    const data = Array.from({ length: 10_000 }, () => row('S', '8780,40'));
    paytr.responses[path] = json(() => ({ status: 'success', data }));
    expect(await bank().ledger({ from: '2026-11-18', to: '2026-11-20' })).toHaveLength(10_000);
  });

  it.each([
    ['an internal error', { status: 'error', err_no: '001' }],
    ['an invalid amount', { status: 'success', data: [row('S', '8.780,40')] }],
    ['an unknown kind of transaction', { status: 'success', data: [row('X', '1.00')] }],
    ['another currency', { status: 'success', data: [{ ...row('S', '1.00'), para_birimi: 'USD' }] }],
  ])('is unavailable with %s', async (_what, answer) => {
    paytr.responses[path] = json(() => answer);
    expect(await bank().ledger(days)).toBeNull();
  });
});

it.each(faults)('when PayTR %s, nothing counts as an answer', async (_what, respond, deadline) => {
  const adapter = bank(false, deadline);
  paytr.responses['*'] = respond;
  const kinds = [
    await adapter.initialize(sampleOrder),
    await adapter.authorise(orderId),
    await adapter.inquire(orderId),
    await adapter.refund(orderId),
  ].map(({ kind }) => kind);
  expect(kinds).toEqual(['unavailable', 'unknown', 'unavailable', 'unavailable']);
  expect(await adapter.ledger({ from: '2026-11-21', to: '2026-11-21' })).toBeNull();
});

describe('a notification', () => {
  const signed = (status: string, rest: object = {}) => ({
    merchant_oid: orderId,
    status,
    total_amount: '878040',
    hash: hash(`${orderId}${keys.merchantSalt}${status}878040`),
    ...rest,
  });
  const verify = (fields: unknown) => bank().verifyReturn({ fields, headers: {} });

  it.each([
    ['success', {}, { status: 'success' }],
    ['failed', { failed_reason_code: '6' }, { status: 'cancelled' }],
    ['failed', { failed_reason_code: '8' }, { status: 'failure', reason: 'instalmentsNotAllowed' }],
    ['failed', { failed_reason_code: '0' }, { status: 'failure', reason: '10005' }],
    ['failed', {}, { status: 'failure', reason: '10005' }],
  ])('of %s %j is authentic', (status, rest, content) =>
    expect(verify(signed(status, rest))).toMatchObject({ orderId, ...content }),
  );

  it('is refused after any change of a signed field: 500 random ones, seed 11', () => {
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
          expect(verify({ ...genuine, [name]: after })).toBeNull();
        },
      ),
      { numRuns: 500, seed: 11 },
    );
  });

  it.each([null, 'text', {}, { ...signed('success'), status: 'failed' }, { ...signed('success'), hash: undefined }])(
    'is refused without a valid signature: %j',
    (fields) => expect(verify(fields)).toBeNull(),
  );

  it('is answered with OK', () => expect(bank().acknowledgement).toBe('OK'));
});
