import { readReturn, signReturn, type ReturnFields } from './signed-return';

const fields: ReturnFields = {
  orderId: '0'.repeat(32),
  paymentId: 'a'.repeat(32),
  amount: '878040',
  currency: 'TRY',
  nonce: 'n'.repeat(43),
  mdStatus: '1',
  status: 'success',
};

it('is read as it was signed, by whoever knows the secret', () => {
  const signed = signReturn(fields, 'secret');
  expect(readReturn(signed, 'secret')).toEqual({ ...fields, signature: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(readReturn(signed, 'another')).toBeNull();
  expect(readReturn({ ...signed, amount: '1' }, 'secret')).toBeNull();
});
