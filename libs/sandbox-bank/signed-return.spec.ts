import { readReturn, signReturn } from './signed-return';
import { sampleReturn } from './testing/sample-return';

it('is read with the secret that it was signed with, and refused otherwise', () => {
  const signed = signReturn(sampleReturn, 'secret');
  expect(readReturn(signed, 'secret')).toEqual({ ...sampleReturn, signature: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(readReturn(signed, 'another')).toBeNull();
  expect(readReturn({ ...signed, amount: '1' }, 'secret')).toBeNull();
});
