/** Calendar days as `YYYY-MM-DD` text, with arithmetic on day numbers: no Date object, so no time zone can move a day. */

export interface CalendarParts {
  year: number;
  month: number;
  day: number;
}

/** True for an existing day in complete form. Years 1000 to 9999. */
export function isCalendarDay(text: string): boolean {
  const match = /^([1-9]\d{3})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const year = Number(match[1]);
  const month = Number(match[2]);
  const day = Number(match[3]);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

export function partsOfDay(text: string): CalendarParts {
  return { year: Number(text.slice(0, 4)), month: Number(text.slice(5, 7)), day: Number(text.slice(8, 10)) };
}

export function dayFromParts({ year, month, day }: CalendarParts): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Days since 1 March of year 0, proleptic Gregorian: leap days are at the end of such a year. */
function dayNumber(text: string): number {
  const { year, month, day } = partsOfDay(text);
  const shiftedYear = month > 2 ? year : year - 1;
  const shiftedMonth = (month + 9) % 12;
  const leapDays = Math.floor(shiftedYear / 4) - Math.floor(shiftedYear / 100) + Math.floor(shiftedYear / 400);
  return shiftedYear * 365 + leapDays + Math.floor((shiftedMonth * 153 + 2) / 5) + day - 1;
}

function dayOfNumber(number: number): string {
  let year = Math.floor(number / 365.2425);
  while (dayNumber(dayFromParts({ year: year + 1, month: 3, day: 1 })) <= number) year += 1;
  while (dayNumber(dayFromParts({ year, month: 3, day: 1 })) > number) year -= 1;
  let rest = number - dayNumber(dayFromParts({ year, month: 3, day: 1 }));
  let month = 3;
  while (rest >= lengthOf(year, month)) {
    rest -= lengthOf(year, month);
    month += 1;
  }
  return dayFromParts({ year: month > 12 ? year + 1 : year, month: month > 12 ? month - 12 : month, day: rest + 1 });
}

/** Months 13 and 14 are January and February of the next year. */
function lengthOf(year: number, month: number): number {
  return month > 12 ? daysInMonth(year + 1, month - 12) : daysInMonth(year, month);
}

/** The day `days` later; negative goes back. */
export function addDays(day: string, days: number): string {
  return dayOfNumber(dayNumber(day) + days);
}

/** The same day of a later month, or that month's last day: 31 January and one month is 28 or 29 February. */
export function addMonths(text: string, months: number): string {
  const { year, month, day } = partsOfDay(text);
  const index = year * 12 + month - 1 + months;
  const newYear = Math.floor(index / 12);
  const newMonth = (index % 12) + 1;
  return dayFromParts({ year: newYear, month: newMonth, day: Math.min(day, daysInMonth(newYear, newMonth)) });
}

export function addYears(day: string, years: number): string {
  return addMonths(day, years * 12);
}

/** Days from the first to the second, negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** Completed years on a day; someone born on 29 February turns on 1 March in common years (Civil Code practice). */
export function ageOn(birthday: string, today: string): number {
  const years = partsOfDay(today).year - partsOfDay(birthday).year;
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
