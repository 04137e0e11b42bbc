import { lazyComponent } from '@emsal/platform/lazy-component';
import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import { useState } from 'react';
import { DateBoxes } from '../date-boxes/date-boxes';
import { FieldGroup } from '../field/field';
import type { ControlProps, FieldProps } from '../field/field-props';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './range-calendar.module.css';
import { rangeCalendarTexts as texts } from './range-calendar.texts';
import type { DateRange } from './date-range';

export interface RangeCalendarProps extends FieldProps, ControlProps<DateRange> {
  /** Native submits send `${name}.start.day` and so on, unless the ends have their own names. */
  name: string;
  /** Names of the ends, also used as ids of their boxes. */
  startName?: string;
  endName?: string;
  /** ISO dates, `2026-12-01`; days outside are not selectable in the calendar. */
  min?: string;
  max?: string;
  /** The last day on which a range may begin. */
  latestStart?: string;
  startLabel?: string;
  endLabel?: string;
  /** Error message of one end. */
  startError?: string;
  endError?: string;
}

/** React Aria is loaded only where a date range is asked: travel and green card (ux 10). */
const Calendar = lazyComponent(
  async () => (await import('./calendar')).Calendar,
  <VisuallyHidden>{texts.loading}</VisuallyHidden>,
);

const nothing: DateRange = { start: '', end: '' };

/** A date range, typed into boxes or selected in a calendar. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { name, value, defaultValue = nothing, onChange, onBlur, onFocus, min, max, latestStart, ...rest } = props;
  const { startName, endName, startLabel = texts.start, endLabel = texts.end, startError, endError, ...field } = rest;
  const [internal, setInternal] = useState(defaultValue);
  const range = value ?? internal;
  const change = (next: DateRange) => {
    setInternal(next);
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
          {useIsHydrated() && <Calendar {...{ range, min, max, latestStart }} onChange={change} />}
        </div>
      </div>
    </FieldGroup>
  );
}
