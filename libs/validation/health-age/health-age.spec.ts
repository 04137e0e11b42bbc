import { addYears } from '../dates/calendar-day';
import { childPolicyAge, familyChildAge, healthAdultAge } from './health-age';

const today = '2026-11-21';
const born = (age: number) => addYears(today, -age);

it.each([
  ['F450', 'a child policy’s child is at most 18', childPolicyAge, [true, false, false]],
  ['F451', 'a family policy’s child is at most 24', familyChildAge, [true, true, false]],
  ['F452', 'an adult is over 18', healthAdultAge, [false, true, true]],
] as const)('%s %s', (_id, _sentence, rule, accepted) => {
  expect([18, 19, 25].map((age) => rule(born(age), today).ok)).toEqual(accepted);
});

it('F451 24 is the last year of a child in a family policy', () => {
  expect([24, 25].map((age) => familyChildAge(born(age), today).ok)).toEqual([true, false]);
});
