import { failureCodeOf, JobFailure, storedCode } from './job-failure';

const withCode = (code: string) => Object.assign(new Error('connect'), { code });

it.each([
  ['what the job itself names', new JobFailure('bankAway', 'x'), 'bankAway'],
  ['a refused connection', withCode('ECONNREFUSED'), 'unanswered'],
  ['a connection behind another error', new Error('fetch failed', { cause: withCode('UND_ERR_SOCKET') }), 'unanswered'],
  ['a deadline', Object.assign(new Error('late'), { name: 'TimeoutError' }), 'unanswered'],
  ['a fault of the program', new TypeError('x is undefined'), 'unexpected'],
  ['what is no error', 'text', 'unexpected'],
])('%s: %#', (_, error, code) => expect(failureCodeOf(error)).toBe(code));

it('a stored code of an older build is unexpected', () => {
  expect([storedCode('bankAway'), storedCode('gone'), storedCode(undefined)]).toEqual([
    'bankAway',
    'unexpected',
    'unexpected',
  ]);
});
