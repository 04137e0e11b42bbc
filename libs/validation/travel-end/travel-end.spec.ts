import { travelEnd } from './travel-end';

it.each([
  ['F442', '2026-12-01', 'notAfterStart'],
  ['F442', '2026-11-30', 'notAfterStart'],
  ['F443', '2027-12-02', 'tooLong'],
])('%s rejects %s for a journey that starts on 2026-12-01: %s', (_, end, code) => {
  expect(travelEnd(end, '2026-12-01')).toMatchObject({ ok: false, code });
});

it.each(['2026-12-02', '2027-12-01'])('accepts %s, the next day and the same day a year later', (end) => {
  expect(travelEnd(end, '2026-12-01')).toEqual({ ok: true, value: end });
});
