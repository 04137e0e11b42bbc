import { isDone } from './job-verdict';

const output = { message: 'the bank returned no ledger' };

it.each([
  ['created', false],
  ['active', false],
  ['completed', true],
])('a job that is %s is done: %s', (state, done) => expect(isDone({ state, output: null })).toBe(done));

it.each([
  [{ state: 'failed', output }, 'the reconciliation failed: the bank returned no ledger'],
  [{ state: 'retry', output }, 'the reconciliation failed and is tried again later: the bank returned no ledger'],
  [{ state: 'failed', output: { value: { message: 'job timed out' } } }, 'the reconciliation failed: job timed out'],
])('%j tells its cause', (row, message) => expect(() => isDone(row)).toThrow(message));
