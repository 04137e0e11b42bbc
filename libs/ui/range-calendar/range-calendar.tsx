import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import { lazy, Suspense, useState } from 'react';
import { DateBoxes } from '../date-boxes/date-boxes';
import { FieldGroup } from '../field/field';
import type { ControlProps, FieldProps } from '../field/field-props';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './range-calendar.module.css';
import { rangeCalendarTexts as texts } from './range-calendar.texts';

/** Two dates as typed, `2026-12-1` or half typed `2026-12-`; empty when nothing was typed. */
export interface DateRange {
  start: string;
  end: string;
}

export interface RangeCalendarProps extends FieldProps, ControlProps<DateRange> {
  /** Native submits send `${name}.start.day` and so on, where the ends have no names of their own. */
  name: string;
  /** Names of the ends, which are also the ids of their boxes. */
  startName?: string;
  endName?: string;
  /** ISO dates, `2026-12-01`; days outside cannot be chosen in the calendar. */
  min?: string;
  max?: string;
  startLabel?: string;
  endLabel?: string;
  /** The message of one end, at its boxes. */
  startError?: string;
  endError?: string;
}

/** 39 KB of React Aria, fetched where a range is asked: travel and green card only (ux 10). */
const Calendar = lazy(() => import('./calendar').then((file) => ({ default: file.Calendar })));

const nothing: DateRange = { start: '', end: '' };

/** From a day to a day: typed into boxes or chosen in a calendar beside them. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { name, value, defaultValue = nothing, onChange, onBlur, onFocus, min, max, ...rest } = props;
  const { startName, endName, startLabel = texts.start, endLabel = texts.end, startError, endError, ...field } = rest;
  const [own, setOwn] = useState(defaultValue);
  const range = value ?? own;
  const change = (next: DateRange) => {
    setOwn(next);
    onChange?.(next);
  };
  const ends = [
    { end: 'start', name: startName, label: startLabel, error: startError },
    { end: 'end', name: endName, label: endLabel, error: endError },
  ] as const;
  return (
    <FieldGroup {...field} wide>
      <div className={styles.range}>
        <div className={styles.boxes}>
          {ends.map(({ end, name: ownName, label, error }) => (
            <DateBoxes
              key={end}
              id={ownName ?? `${field.id}-${end}`}
              name={ownName ?? `${name}.${end}`}
              {...{ label, error, onBlur, onFocus }}
              value={range[end]}
              onChange={(text) => change({ ...range, [end]: text })}
            />
          ))}
        </div>
        <div className={styles.place}>
          {useIsHydrated() && (
            <Suspense fallback={<VisuallyHidden>{texts.loading}</VisuallyHidden>}>
              <Calendar {...{ range, min, max }} onChange={change} />
            </Suspense>
          )}
        </div>
      </div>
    </FieldGroup>
  );
}
