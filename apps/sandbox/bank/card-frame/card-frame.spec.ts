import { openBank, orderId, typed } from '../testing/open-bank';

const { inject, post, merchant, tokenOf } = openBank();

describe('the card frame', () => {
  it.each([
    ['47666200', { known: true, programme: null, name: 'Visa banka kartı' }],
    ['55287900', { known: true, programme: 'Paraf', name: 'Mastercard kredi kartı' }],
    ['12345678', { known: false }],
    ['4766', { known: false }],
  ])('names scheme, kind and programme of the digits %s', async (digits, expected) => {
    expect((await inject(`/bank/bins/${digits}`)).json()).toEqual(expected);
  });

  it('may be framed by the requesting page only', async () => {
    const page = await inject('/bank/card-frame?parent=http%3A%2F%2Flocalhost%3A4200%2Fx%3By');
    expect(page.headers['content-security-policy']).toMatch(/frame-ancestors http:\/\/localhost:4200$/);
    expect((await inject('/bank/card-frame?parent=javascript:alert(1)')).statusCode).toBe(400);
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

  it('returns a token and the masked number', async () => {
    expect((await post('/bank/tokens', typed('9792 0300 0000 0000'))).json()).toEqual({
      token: expect.stringMatching(/^tok_[0-9a-f]{32}$/) as string,
      masked: '9792 03** **** 0000',
      programme: 'CardFinans',
    });
  });

  it('accepts a token for one payment', async () => {
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
