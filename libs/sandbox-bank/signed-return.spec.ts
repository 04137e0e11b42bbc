import { readReturn, signReturn } from './signed-return';
import { sampleReturn } from './testing/sample-return';

it('is read as it was signed, by whoever knows the secret', () => {
  const signed = signReturn(sampleReturn, 'secret');
  expect(readReturn(signed, 'secret')).toEqual({ ...sampleReturn, signature: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(readReturn(signed, 'another')).toBeNull();
  expect(readReturn({ ...signed, amount: '1' }, 'secret')).toBeNull();
});
