import { changesIn } from '@emsal/tariffs/rule-book/rule-book';
import { changesByMonth, valueByAge } from './small-pictures';

it('a vehicle loses value every year', () => {
  const values = valueByAge.points.map(({ value }) => value);
  expect(values).toEqual([...values].sort((a, b) => b - a));
  expect(valueByAge.points.map(({ key }) => key)).toContain(valueByAge.here);
});

it('twelve months end with this one, each as high as figures changed in it', () => {
  const { bars, here } = changesByMonth('2026-11-28');
  expect([bars.length, bars[0]!.key, bars.at(-1)!.key, here]).toEqual([12, '2025-12', '2026-11', '2026-11']);
  const january = bars.find(({ key }) => key === '2026-01')!;
  expect(january.value).toBe(changesIn('2026-01').length);
  expect(january.value).toBeGreaterThan(1);
  expect(bars.every(({ value }) => value > 0)).toBe(true);
});
