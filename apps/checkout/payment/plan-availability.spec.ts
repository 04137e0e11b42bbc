import { plans } from '../testing/order-responses';
import { isAvailable } from './plan-availability';

const [cash, six] = plans as [(typeof plans)[number], (typeof plans)[number]];

it.each([
  ['a card that is not known yet', undefined, true],
  ['a card of one of its programmes', 'Bonus', true],
  ['a card of another programme', 'Paraf', false],
  ['a debit card', null, false],
])('six instalments with %s: %s', (_, programme, expected) => {
  expect(isAvailable(six, programme)).toBe(expected);
  expect(isAvailable(cash, programme)).toBe(true);
});
