import type { BankReturn } from '../../../ports/bank/bank-port';
import { outcomeOfReturn } from './outcome-of-return';

const returned = (rest: Partial<BankReturn>): BankReturn => ({ orderId: 'a', status: 'success', ...rest });

it.each([{}, { mdStatus: '1' }])('a return of success with %j lets the authorisation decide', (rest) =>
  expect(outcomeOfReturn(returned(rest))).toEqual({ to: 'callback_ok', reason: null }),
);

it.each(['0', '2', '4', '5', '6', '8', '', '01'])(
  'is no success with mdStatus "%s", whatever the status says',
  (mdStatus) =>
    expect(outcomeOfReturn(returned({ mdStatus }))).toEqual({ to: 'callback_failed', reason: 'threeDFailed' }),
);

it.each([
  [{ status: 'failure' }, 'threeDFailed'],
  [{ status: 'failure', mdStatus: '1', reason: '10005' }, '10005'],
  [{ status: 'cancelled', mdStatus: '0' }, 'cancelled'],
] as const)('%j fails with the reason %s', (rest, reason) =>
  expect(outcomeOfReturn(returned(rest))).toEqual({ to: 'callback_failed', reason }),
);
