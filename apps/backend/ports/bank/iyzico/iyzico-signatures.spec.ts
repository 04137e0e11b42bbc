import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { sampleOrder } from '../testing/sample-order';
import { isAnswerGenuine } from './iyzico-signatures';
import { iyzicoFixture, hmac, token } from './testing/iyzico-fixture';

const given = iyzicoFixture();
const { bank } = given;
const { orderId } = sampleOrder;

it('signs like the documentation’s sample, and drops trailing zeros of amounts only', () => {
  // The published sample of the page "Response Signature Validation".
  const sample = 'sandbox-qaIiLIxhjMgx3LSKIVvp6j17NunHOFtD';
  const signature = '836c3a6c8db86c81043f2ca74edb13518b54a813f454f8dd762f0dd658610173';
  for (const amount of ['10.5', '10.50', 10.5])
    expect(isAnswerGenuine(sample, signature, ['22416032', 'TRY', 'basketId', 'conversationId', amount, amount])).toBe(
      true,
    );
  expect(isAnswerGenuine('k', createHmac('sha256', 'k').update('100:50').digest('hex'), ['100', '50.00'])).toBe(true);
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
  const verify = (fields: unknown, given?: string) =>
    bank().verifyReturn({ fields, headers: given ? { 'x-iyz-signature-v3': given } : {} });

  it.each([
    ['SUCCESS', 'success'],
    ['FAILURE', 'pending'],
    ['CALLBACK_THREEDS', 'pending'],
  ])('of %s with its V3 signature is authentic', (status, meaning) =>
    expect(verify(notice(status), signature(status))).toEqual({
      orderId,
      bankPaymentId: token,
      status: meaning,
    }),
  );

  it('of the returning customer carries the token, which is compared with the stored one', () =>
    expect(verify({ siparis: orderId, token })).toMatchObject({ orderId, bankPaymentId: token, status: 'success' }));

  it('is refused after any change of a signed field: 500 random ones, seed 13', () => {
    const genuine = { ...notice('SUCCESS'), signature: signature('SUCCESS') };
    const names = Object.keys(genuine) as (keyof typeof genuine)[];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), fc.constantFrom(...'0123456789abcdefS_'), (name, place, to) => {
        const before = String(genuine[name]);
        const at = place % before.length;
        const after = before.slice(0, at) + to + before.slice(at + 1);
        fc.pre(after !== before);
        const { signature: given, ...fields } = { ...genuine, [name]: after };
        expect(verify(fields, given)).toBeNull();
      }),
      { numRuns: 500, seed: 13 },
    );
  });

  it.each([
    ['without a signature', notice('SUCCESS')],
    ['without fields', {}],
    ['without an order', { token }],
    ['that is no object', 'text'],
  ])('%s is refused', (_what, fields) => expect(verify(fields)).toBeNull());
});
