/** The change of tariff that the page is about: to this month's amounts, from those of the months in which a running policy may have begun. */
import { daskMonth, type DaskMonth } from '@emsal/tariffs/dask/dask-month';
import { monthsFrom } from '@emsal/tariffs/month';
import { addYears } from '@emsal/validation/dates/calendar-day';

export interface TariffChange {
  now: DaskMonth;
  /** Newest first. */
  earlier: readonly DaskMonth[];
}

/**
 * Null when it is over: the link names an earlier month, or this month's tariff is not published, or is the first.
 * @param asked month of the link, `YYYY-MM`; null without one
 */
export function tariffChange(asked: string | null, today: string): TariffChange | null {
  const current = today.slice(0, 7);
  const now = daskMonth(current);
  if (!now || (asked ?? current) !== current) return null;
  const yearBefore = addYears(today, -1).slice(0, 7);
  const earlier = monthsFrom(yearBefore, current)
    .slice(0, -1)
    .flatMap((month) => daskMonth(month) ?? []);
  return earlier.length === 0 ? null : { now, earlier: earlier.toReversed() };
}
