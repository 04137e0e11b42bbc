import { beginsAt } from '@emsal/lines/facts/cover-hour';

it.each([
  ['noon of a later day', '2026-12-14', '2026-12-13T20:00:00Z', '12.00'],
  ['noon, in the morning of the first day', '2026-12-14', '2026-12-14T08:59:00Z', '12.00'],
  ['the moment of its issue, once noon is past', '2026-12-14', '2026-12-14T09:00:00Z', '12.00'],
  ['the moment of its issue in the evening', '2026-12-14', '2026-12-14T17:05:00Z', '20.05'],
])('a policy begins at %s', (_, startDate, at, hour) => expect(beginsAt(startDate, new Date(at))).toBe(hour));
