import { addYears } from '../dates/calendar-day';
import { parentAge, personalAccidentAge } from './ages';

const today = '2026-11-21';
const born = (age: number) => addYears(today, -age);

it('M375 the parent has completed 18 years', () => {
  expect([born(17), born(18)].map((birthday) => parentAge(birthday, today))).toMatchObject([
    { ok: false, code: 'parentTooYoung' },
    { ok: true, value: born(18) },
  ]);
});

it.each([
  ['LP001', '1961-11-24', true],
  ['LP002', '1961-11-23', false],
  ['LP003', '2008-11-24', false],
])('%s personal accident for someone born on %s: %s', (_, birthday, ok) => {
  expect(personalAccidentAge(birthday, '2026-11-23').ok).toBe(ok);
});

it('M605 personal accident is not sold from age 65', () => {
  expect([born(64), born(65)].map((birthday) => personalAccidentAge(birthday, today))).toMatchObject([
    { ok: true, value: born(64) },
    { ok: false, code: 'accidentAge' },
  ]);
});
