import { parseDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  RangeCalendar as AriaRangeCalendar,
} from 'react-aria-components/RangeCalendar';
import { buttonClass } from '../button/button';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import { arrowLeftIcon, arrowRightIcon } from '../icon/icons';
import { markedRange } from './calendar-dates';
import styles from './range-calendar.module.css';
import { useShownDay } from './use-shown-day';
import type { DateRange } from './date-range';
import { rangeCalendarTexts as texts } from './range-calendar.texts';

interface CalendarProps {
  range: DateRange;
  min?: string;
  max?: string;
  latestStart?: string;
  onChange: (range: DateRange) => void;
}

/**
 * React Aria adds a style element with this id unless one exists: the content security policy forbids it, so the rule
 * is in our CSS.
 */
const pressableStyleId = 'react-aria-pressable-style';

function Month() {
  const arrow = classNames(buttonClass('icon'), styles.arrow);
  return (
    <>
      <header className={styles.head}>
        <Button slot="previous" className={arrow} aria-label={texts.previous}>
          <Icon of={arrowLeftIcon} />
        </Button>
        <Heading className={styles.month} />
        <Button slot="next" className={arrow} aria-label={texts.next}>
          <Icon of={arrowRightIcon} />
        </Button>
      </header>
      <CalendarGrid className={styles.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

/** React Aria's range calendar in Turkish; the boxes beside it hold the value. */
export function Calendar({ range, min, max, latestStart, onChange }: CalendarProps) {
  const shown = useShownDay(range, min);
  const choose = (chosen: DateRange): void => {
    shown.keep(chosen);
    onChange(chosen);
  };
  return (
    <I18nProvider locale="tr-TR">
      <div id={pressableStyleId}>
        <AriaRangeCalendar
          className={styles.calendar}
          aria-label={texts.calendar}
          value={markedRange(range)}
          focusedValue={shown.day}
          onFocusChange={shown.show}
          isDateUnavailable={(day, start) =>
            start === null && latestStart !== undefined && day.toString() > latestStart
          }
          minValue={min ? parseDate(min) : undefined}
          maxValue={max ? parseDate(max) : undefined}
          onChange={({ start, end }) => choose({ start: start.toString(), end: end.toString() })}
        >
          <Month />
        </AriaRangeCalendar>
      </div>
    </I18nProvider>
  );
}
