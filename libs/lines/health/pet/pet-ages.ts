/** The ages of pets on an axis and in words. */
import type { EndingPage } from '@emsal/lines/kit/grammar/ending';
import { addMonths } from '@emsal/validation/dates/calendar-day';
import { petAgeBounds } from '@emsal/validation/pet-age/pet-age-bounds';

const { overMonths, underYears } = petAgeBounds;

export const petAgeSpan: Pick<EndingPage['ages'], 'end' | 'span'> = {
  end: 12,
  span: { from: overMonths / 12, to: underYears, fromLabel: `${overMonths} ay`, toLabel: `${underYears} yaş` },
};

/** Completed. */
export function ageInMonths(born: string, today: string): number {
  let months = 0;
  while (addMonths(born, months + 1) <= today) months += 1;
  return months;
}

/** `4 yaş 6 ay` */
export function petAgeText(inMonths: number): string {
  const years = Math.floor(inMonths / 12);
  const months = inMonths % 12;
  return [years > 0 && `${years} yaş`, (months > 0 || years === 0) && `${months} ay`].filter(Boolean).join(' ');
}
