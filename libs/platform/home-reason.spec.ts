import { homeBecause, homeReason } from './home-reason';

it.each(['visit', 'list', 'payment'] as const)(
  'the reason %s is read from the address that it was written to',
  (reason) => {
    expect(homeReason(new URL(homeBecause(reason), 'http://localhost').search)).toBe(reason);
  },
);

it.each(['', '?neden=', '?neden=baska', '?x=oturum'])('%s gives no reason', (search) => {
  expect(homeReason(search)).toBeNull();
});
