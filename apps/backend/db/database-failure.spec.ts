import { databaseFailureOf } from './database-failure';

const thrown = (code: string | undefined, message = 'failed'): Error => Object.assign(new Error(message), { code });

it.each([
  ['a refused connection', thrown('ECONNREFUSED'), 'unavailable'],
  ['a connection that an administrator terminated', thrown('57P01'), 'unavailable'],
  ['a crashed server', thrown('57P02'), 'unavailable'],
  ['too many connections', thrown('53300'), 'unavailable'],
  ['a statement timeout', thrown('57014'), 'unavailable'],
  ['a hanging server', thrown(undefined, 'Query read timeout'), 'unavailable'],
  ['a full disk', thrown('53100'), 'storageFull'],
  ['a file size limit', thrown('XX000', 'could not extend file "base/5/1": File too large'), 'storageFull'],
  ['a managed server that is read-only because its disk is full', thrown('25006'), 'storageFull'],
  ['an invalid statement', thrown('42703'), null],
])('%s', (_, error, failure) => {
  expect(databaseFailureOf(new Error('Failed query', { cause: error }))).toBe(failure);
});
