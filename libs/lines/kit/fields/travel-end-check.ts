import { date } from '@emsal/validation/dates/date';
import { travelEnd } from '@emsal/validation/travel-end/travel-end';
import { pass } from '@emsal/validation/verdict';
import type { CheckContext } from '../grammar/field';

/** Checks the end of a journey against its start. While the start is incomplete, only the end's own rule applies. */
export const travelEndCheck = (value: string, { answers }: CheckContext) => {
  const start = date(String(answers.travelStartDate));
  return start.ok ? travelEnd(value, start.value) : pass(value);
};
