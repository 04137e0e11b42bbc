import { childAge, driverAge, licenceYears } from './campaign-ages';

const codes = (verdicts: { ok: boolean; code?: string }[]) => verdicts.map(({ ok, code }) => (ok ? 'ok' : code));

it('a child older than any insurer grants the discount for is refused with that reason', () => {
  expect(codes(['10', '11', '17'].map(childAge))).toEqual(['ok', 'childOlder', 'childOlder']);
});

it('a child is 0 to 17, a driver 18 or more', () => {
  expect(codes(['0', ' 10 ', '18', '', '-1', '4,5', 'dört'].map(childAge))).toEqual([
    'ok',
    'ok',
    ...Array<string>(5).fill('child'),
  ]);
  expect(codes(['17', '18', '120', '121', ''].map(driverAge))).toEqual(['driver', 'ok', 'ok', 'driver', 'driver']);
});

it('a licence is no older than its driver’s sixteenth birthday', () => {
  const held = (age: string, years: string) => licenceYears(years, age);
  expect(codes([held('31', '15'), held('31', '16'), held('18', '2'), held('18', '3'), held('31', '')])).toEqual([
    'ok',
    'licenceOlder',
    'ok',
    'licenceOlder',
    'licence',
  ]);
  expect(codes([held('', '40')])).toEqual(['ok']);
});
