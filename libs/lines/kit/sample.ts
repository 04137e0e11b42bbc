/** A complete valid set of answers for one way through a line: it feeds the sweep, the server's tests and the journeys, and no bundle. */
import { addDays } from '@emsal/validation/dates/calendar-day';
import type { AnswerSet } from './field';

export interface Sample {
  /** What makes this way special, in English: `known plate`. */
  name: string;
  answers: AnswerSet;
  /** Fields whose answers the lookups give, so that nobody types them. */
  lookedUp?: readonly string[];
}

/** The samples as they hold on a day, `YYYY-MM-DD`: what has to be recent is counted from it. */
export type Samples<One extends Sample = Sample> = (today: string) => readonly One[];

/** The day on which the specs judge. */
export const samplesToday = '2026-11-21';

/** Days on which each sample must hold: an ordinary one, forty and four hundred days on, a year's last, a leap day. */
export const sweptDays = [
  samplesToday,
  addDays(samplesToday, 40),
  addDays(samplesToday, 400),
  '2027-12-31',
  '2028-02-29',
];

/** @throws Error when no sample has that name */
export function sampleNamed<One extends Sample>(samples: readonly One[], name: string): One {
  const found = samples.find((sample) => sample.name === name);
  if (!found) throw new Error(`no sample is named ${name}`);
  return found;
}
