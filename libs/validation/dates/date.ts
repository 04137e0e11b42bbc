/** Dates typed in three inputs: all filled, an existing day; and the rules for dates before or after today. */
import { pass, type Verdict } from '../verdict';
import { addYears, isCalendarDay } from './calendar-day';
import { splitDate } from './date-boxes';
import { dateMessages } from './date-messages';

export type DateCode = keyof typeof dateMessages;

/** The date's name in the genitive, for its messages. */
const anyDate = 'Tarihin';
const maxAgeYears = 120;

/** `1985-4-3` gives `1985-04-03`. */
export function date(input: string, of = anyDate): Verdict<string, DateCode> {
  const { day, month, year } = splitDate(input.trim());
  const parts = [day, month, year];
  if (parts.every((part) => part === '')) return refuse('empty', of);
  if (parts.some((part) => /\D/.test(part))) return refuse('notNumeric', of);
  if (day === '') return refuse('dayMissing', of);
  if (month === '') return refuse('monthMissing', of);
  if (year.length !== 4) return refuse('yearMissing', of);
  const whole = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(whole) ? pass(whole) : refuse('notReal', of);
}

/** An existing date that is today or earlier, at most 120 years ago: birth dates, registration dates. */
export function pastDate(input: string, today: string, of = anyDate): Verdict<string, DateCode> {
  const verdict = date(input, of);
  if (!verdict.ok) return verdict;
  if (verdict.value > today) return refuse('future', of);
  return verdict.value < addYears(today, -maxAgeYears) ? refuse('tooOld', of) : verdict;
}

function refuse(code: DateCode, of: string): Verdict<never, DateCode> {
  return { ok: false, code, message: dateMessages[code](of) };
}
