/** Pictures of the entries that are no calculators of their own. */
import { changesIn } from '@emsal/tariffs/rule-book/rule-book';
import { monthsFrom } from '@emsal/tariffs/month';
import type { BarsPlot, PointsPlot } from '../plot/plot';

/** How the value of a vehicle usually falls from year to year; the page itself shows the list. */
const kept = 0.91;
const ages = 16;

export const valueByAge: PointsPlot = {
  kind: 'points',
  sentence: '',
  points: Array.from({ length: ages }, (_, age) => ({ key: String(age), value: kept ** age })),
  here: '7',
};

/** Of a month without a change, so that it is seen as a month. */
const least = 0.2;

/** How many figures changed in each month of a year that ends with this one. */
export function changesByMonth(today: string): BarsPlot {
  const month = today.slice(0, 7);
  const yearBefore = `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
  const [, ...months] = monthsFrom(yearBefore, month);
  const bars = months.map((key) => ({ key, label: '', value: Math.max(changesIn(key).length, least) }));
  return { kind: 'bars', sentence: '', bars, here: month };
}
