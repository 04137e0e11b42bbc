import { date } from '@emsal/validation/dates/date';
import { travelEnd } from '@emsal/validation/travel-end/travel-end';
import { pass } from '@emsal/validation/verdict';
import type { CheckContext } from './field';

/** Judges the end of a journey by its start, which may still be half typed: then only the end's own rule speaks. */
export const journeyEnd = (value: string, { answers }: CheckContext) => {
  const start = date(String(answers.travelStartDate));
  return start.ok ? travelEnd(value, start.value) : pass(value);
};
