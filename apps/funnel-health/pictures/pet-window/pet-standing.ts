/** Where a pet stands in the ages that are insured. */
import { formatLongDate } from '@emsal/platform/formats/dates';
import { addMonths } from '@emsal/validation/dates/calendar-day';
import { petAge, petAgeBounds } from '@emsal/validation/pet-age/pet-age';
import { petWindowTexts as texts } from './pet-window.texts';

export interface Age {
  years: number;
  /** Of the year that has begun. */
  months: number;
}

/** In completed months. */
export function ageOf(born: string, today: string): Age {
  let months = 0;
  while (addMonths(born, months + 1) <= today) months += 1;
  return { years: Math.floor(months / 12), months: months % 12 };
}

export function sentenceOf(name: string, born: string, today: string): string {
  const verdict = petAge(born, today);
  if (verdict.ok) return texts.insurable(name);
  if (verdict.code === 'tooOld') return texts.tooOld(name);
  return texts.tooYoung(name, formatLongDate(addMonths(born, petAgeBounds.overMonths)));
}
