/** What is said of a pet's age beside the form. */
import { formatLongDate } from '@emsal/platform/formats/dates';
import { addMonths } from '@emsal/validation/dates/calendar-day';
import { petAge } from '@emsal/validation/pet-age/pet-age';
import { petAgeBounds } from '@emsal/validation/pet-age/pet-age-bounds';
import { petWindowTexts as texts } from './pet-window.texts';

export function sentenceOf(name: string, born: string, today: string): string {
  const verdict = petAge(born, today);
  if (verdict.ok) return texts.insurable(name);
  if (verdict.code === 'tooOld') return texts.tooOld(name);
  return texts.tooYoung(name, formatLongDate(addMonths(born, petAgeBounds.overMonths)));
}
