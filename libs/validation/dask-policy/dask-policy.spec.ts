import vectors from '../vectors.json';
import { daskPolicyNumber } from './dask-policy';

it.each([...vectors.dask_policy.valid, '1234567', '1234567890'])('accepts the policy number %s', (value) => {
  expect(daskPolicyNumber(value)).toEqual({ ok: true, value });
});

it.each([...vectors.dask_policy.invalid, '123456', '12345678901'])('rejects the policy number "%s"', (value) => {
  expect(daskPolicyNumber(value)).toMatchObject({ ok: false, code: value === '' ? 'empty' : 'invalid' });
});
