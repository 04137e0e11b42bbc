import { clockInTurkey, dayInTurkey } from './day-in-turkey';

it.each([
  ['2026-11-20T20:59:00Z', '2026-11-20'],
  ['2026-11-20T21:00:00Z', '2026-11-21'],
])('at %s it is %s in Turkey', (instant, day) => {
  expect(dayInTurkey(new Date(instant))).toBe(day);
});

it('matches the platform’s time in Istanbul, in summer and winter', () => {
  const from = Date.UTC(2017, 0, 1);
  const to = Date.UTC(2036, 0, 1);
  const step = 13 * 86_400_000 + 7 * 3_600_000 + 60_000;
  const instants = Array.from({ length: Math.floor((to - from) / step) }, (_, at) => new Date(from + at * step));
  const platform = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Istanbul',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  expect(instants.map(clockInTurkey)).toEqual(instants.map((each) => platform.format(each).replace(' ', 'T')));
});
