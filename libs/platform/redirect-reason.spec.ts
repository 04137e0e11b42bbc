import { homeBecause, redirectReason } from './redirect-reason';

it.each(['visit', 'list', 'payment'] as const)(
  'the reason %s is read from the address that it was written to',
  (reason) => {
    expect(redirectReason(new URL(homeBecause(reason), 'http://localhost').search)).toBe(reason);
  },
);

it.each(['', '?neden=', '?neden=baska', '?x=oturum'])('%s gives no reason', (search) => {
  expect(redirectReason(search)).toBeNull();
});
