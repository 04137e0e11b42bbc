/** The bank as merchant and customer meet it, over HTTP. */
import { createSandbox, type Sandbox } from '../sandbox';
import { errorCards, successCards, testCards } from './test-cards';

const merchantSecret = 'a-merchant-secret-for-tests';
const today = { now: () => new Date('2026-11-20T09:00:00Z') };
const orderId = (n: number): string => n.toString(16).padStart(32, '0');
const typed = (number: string) => ({
  holder: 'AYŞE YILMAZ',
  number,
  expiry: '08/29',
  cvv: number.startsWith('37') ? '1234' : '123',
});

let sandbox: Sandbox;
let nextOrder = 1;
beforeEach(async () => {
  sandbox = await createSandbox({
    seed: 'emsal',
    clock: today,
    bank: { merchantSecret, notificationDelay: 3_600_000 },
  });
});
afterEach(() => sandbox.app.close());

const post = (url: string, payload: object, headers = {}) =>
  sandbox.app.inject({ method: 'POST', url, payload, headers });
const form = (url: string, payload: Record<string, string>) =>
  sandbox.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(payload).toString(),
  });
/** The page that a browser shows after the post. */
const posted = async (url: string, payload: Record<string, string>): Promise<string> => {
  const { statusCode, headers } = await form(url, payload);
  expect([statusCode, headers['location']]).toEqual([303, `/bank/three-d?paymentId=${payload['paymentId']}`]);
  return (await sandbox.app.inject(headers['location']!)).body;
};
const merchant = (path: string, payload: object) =>
  post(`/bank/merchant/${path}`, payload, { 'x-merchant-key': merchantSecret });
const tokenOf = async (number: string): Promise<string> =>
  (await post('/bank/tokens', typed(number))).json<{ token: string }>().token;

async function initialize(number: string, instalments = 1) {
  const id = orderId(nextOrder++);
  const answer = await merchant('initialize', {
    orderId: id,
    amount: 878_000,
    currency: 'TRY',
    instalments,
    cardToken: await tokenOf(number),
    nonce: 'n'.repeat(22),
    callbackUrl: 'http://localhost:4200/api/back',
    webhookUrl: 'http://localhost:4200/api/hook',
  });
  return { id, answer: answer.json<{ status: string; code?: string; paymentId: string }>() };
}

async function challenge(paymentId: string, answer = 'approve') {
  const page = await posted('/bank/three-d', { paymentId });
  const code = /Kodunuz: (\d{6})/.exec(page)![1]!;
  return posted('/bank/three-d/answer', { paymentId, code, answer });
}
const valueOf = (page: string, name: string): string | undefined =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1];
const ledger = async () =>
  (await sandbox.app.inject('/bank/ledger.json')).json<{ entries: { kind: string; amount: number }[] }>().entries;

describe('the published test cards', () => {
  it('are the 28 that succeed and the 16 that fail', () => {
    expect([successCards.length, errorCards.length, new Set(testCards.map((card) => card.number)).size]).toEqual([
      28, 16, 44,
    ]);
  });

  it.each(successCards.map((card) => [card.number]))('%s pays', async (number) => {
    const { id, answer } = await initialize(number);
    expect(valueOf(await challenge(answer.paymentId), 'mdStatus')).toBe('1');
    expect((await merchant('authorise', { orderId: id })).json()).toEqual({ status: 'captured' });
    expect(await ledger()).toMatchObject([{ kind: 'capture', amount: 878_000 }]);
  });

  it.each(errorCards.filter((card) => card.error?.at === 'authorise').map((card) => [card.number, card.error!.code]))(
    '%s is declined with %s and nothing is captured',
    async (number, code) => {
      const { id, answer } = await initialize(number);
      await challenge(answer.paymentId);
      expect((await merchant('authorise', { orderId: id })).json()).toEqual({ status: 'declined', code });
      expect(await ledger()).toEqual([]);
    },
  );

  it.each(
    errorCards.filter((card) => card.error?.at === 'threeD').map((card) => [card.number, card.error!.code.slice(-1)]),
  )('%s comes back with mdStatus %s and cannot be charged', async (number, mdStatus) => {
    const { id, answer } = await initialize(number);
    expect(valueOf(await challenge(answer.paymentId), 'mdStatus')).toBe(mdStatus);
    expect((await merchant('authorise', { orderId: id })).json()).toMatchObject({ status: 'refused' });
  });

  it('4151111111111112 cannot start 3-D Secure', async () => {
    expect((await initialize('4151111111111112')).answer).toEqual({ status: 'refused', code: 'initializeFailed' });
  });

  it('5406670000000009 pays and cannot be refunded', async () => {
    const { id, answer } = await initialize('5406670000000009');
    await challenge(answer.paymentId);
    await merchant('authorise', { orderId: id });
    expect((await merchant('refund', { orderId: id })).json()).toEqual({ status: 'refused', code: 'refundNotAllowed' });
  });
});

describe('the card frame', () => {
  it('may be framed by the page that asked for it and by no other', async () => {
    const page = await sandbox.app.inject('/bank/card-frame?parent=http%3A%2F%2Flocalhost%3A4200%2Fx%3By');
    expect(page.headers['content-security-policy']).toMatch(/frame-ancestors http:\/\/localhost:4200$/);
    expect((await sandbox.app.inject('/bank/card-frame?parent=javascript:alert(1)')).statusCode).toBe(400);
  });

  it.each([
    ['M381 F458 number', { number: '' }, { number: 'Kart numarasını girin' }],
    ['M381 F460 expiry', { expiry: '' }, { expiry: 'Kartın son kullanma tarihini girin' }],
    ['M381 F461 CVV', { cvv: ' ' }, { cvv: 'Güvenlik kodunu girin' }],
    ['holder', { holder: ' ' }, { holder: 'Kartın üzerinde yazan adı girin' }],
    ['M382 F462 past expiry', { expiry: '10/26' }, { expiry: 'Kartın süresi dolmuş, başka bir kart kullanın' }],
    ['M383 F463 CVV of 4 digits for a Visa', { cvv: '1234' }, { cvv: 'Kartın arkasındaki 3 haneli kodu girin' }],
    [
      'M383 F463 CVV of 2 digits for a Troy',
      { number: '9792030000000000', cvv: '12' },
      { cvv: 'Kartın arkasındaki 3 haneli kodu girin' },
    ],
    [
      'M384 F464 CVV of 3 digits for an American Express',
      { number: '374427000000003', cvv: '123' },
      { cvv: 'Kartın ön yüzündeki 4 haneli kodu girin' },
    ],
    [
      'M385 M572 F465 number that fails its check digit',
      { number: '4603450000000001' },
      { number: 'Kart numarası geçersiz, kontrol edip yeniden deneyin' },
    ],
    [
      'number that is no published test card',
      { number: '4242424242424242' },
      { number: 'Bu deneme bankası yalnızca yayımlanmış deneme kartlarını kabul eder' },
    ],
  ])('refuses a wrong or missing %s', async (_case, change, fields) => {
    const reply = await post('/bank/tokens', { ...typed('4603450000000000'), ...change });
    expect([reply.statusCode, reply.json()]).toEqual([200, { fields }]);
  });

  it('answers a token and the masked number', async () => {
    expect((await post('/bank/tokens', typed('9792 0300 0000 0000'))).json()).toEqual({
      token: expect.stringMatching(/^tok_[0-9a-f]{32}$/) as string,
      masked: '9792 03** **** 0000',
      programme: 'CardFinans',
    });
  });

  it('lets a token pay once', async () => {
    const cardToken = await tokenOf('4603450000000000');
    const order = {
      amount: 100,
      currency: 'TRY',
      instalments: 1,
      cardToken,
      nonce: 'n'.repeat(22),
      callbackUrl: 'http://localhost/a',
      webhookUrl: 'http://localhost/b',
    };
    expect((await merchant('initialize', { ...order, orderId: orderId(900) })).json()).toMatchObject({ status: 'ok' });
    expect((await merchant('initialize', { ...order, orderId: orderId(901) })).json()).toEqual({
      status: 'refused',
      code: 'tokenUnknown',
    });
  });
});

describe('3-D Secure', () => {
  it.each([
    ['reject', 'decline', 'failure'],
    ['cancel', 'cancel', 'cancelled'],
  ])('the customer can %s', async (_word, answer, status) => {
    const { answer: order } = await initialize('4603450000000000');
    const page = await challenge(order.paymentId, answer);
    expect([valueOf(page, 'status'), valueOf(page, 'mdStatus')]).toEqual([status, '0']);
  });

  it('asks again after a wrong code and fails after the third', async () => {
    const { answer: order } = await initialize('4603450000000000');
    const wrong = () => posted('/bank/three-d/answer', { paymentId: order.paymentId, code: 'x', answer: 'approve' });
    expect(await wrong()).toContain('Kod hatalı');
    await wrong();
    expect(valueOf(await wrong(), 'mdStatus')).toBe('0');
  });

  it('knows no other payment, however its page is asked for', async () => {
    for (const url of ['/bank/three-d', '/bank/three-d/answer'])
      expect((await form(url, { paymentId: 'unknown' })).statusCode).toBe(404);
    expect((await sandbox.app.inject('/bank/three-d?paymentId=unknown')).statusCode).toBe(404);
    expect((await sandbox.app.inject('/bank/three-d')).statusCode).toBe(404);
  });

  it('returns with a button too, so that it works without JavaScript', async () => {
    const { answer: order } = await initialize('4603450000000000');
    expect(await challenge(order.paymentId)).toMatch(
      /<form id="return" method="post" action="http:\/\/localhost:4200\/api\/back"[^]*<button class="act">Siteye dön/,
    );
  });
});

describe('the merchant', () => {
  it('is refused without its key', async () => {
    expect((await post('/bank/merchant/refund', { orderId: orderId(1) })).statusCode).toBe(401);
  });

  it('is declined with any code that a switch names', async () => {
    const { id, answer } = await initialize('4603450000000000');
    await challenge(answer.paymentId);
    await post('/switches', { name: 'bank-decline', value: '10093', times: 1 });
    expect((await merchant('authorise', { orderId: id })).json()).toEqual({ status: 'declined', code: '10093' });
  });

  it('that authorises twice is charged twice: the bank does not protect it', async () => {
    const { id, answer } = await initialize('4603450000000000');
    await challenge(answer.paymentId);
    await merchant('authorise', { orderId: id });
    await merchant('authorise', { orderId: id });
    expect(await ledger()).toHaveLength(2);
  });

  it('gets back a capture once, and closes an order that has none', async () => {
    const { id, answer } = await initialize('4603450000000000');
    await challenge(answer.paymentId);
    await merchant('authorise', { orderId: id });
    await merchant('refund', { orderId: id });
    await merchant('refund', { orderId: id });
    expect((await ledger()).map((entry) => entry.kind)).toEqual(['capture', 'refund']);
    const open = await initialize('4603450000000000');
    await challenge(open.answer.paymentId);
    await merchant('refund', { orderId: open.id });
    expect((await merchant('authorise', { orderId: open.id })).json()).toMatchObject({ status: 'refused' });
  });
});
