/** A complete valid set of answers for one variant of a line's form. For the sweep, the server's tests and the journeys; never bundled. */
import { addDays } from '@emsal/validation/dates/calendar-day';
import type { AnswerSet } from '../grammar/field';

export interface Sample {
  /** What distinguishes this variant, in English: `known plate`. */
  name: string;
  answers: AnswerSet;
  /** Fields that the lookups fill in, so that nobody types them. */
  lookedUp?: readonly string[];
}

/** The samples for a given day, `YYYY-MM-DD`: dates that must be recent are relative to it. */
export type Samples<One extends Sample = Sample> = (today: string) => readonly One[];

/** The day on which the specs validate samples. */
export const samplesToday = '2026-11-21';

/** Days on which each sample must be valid: an ordinary one, forty and four hundred days later, a year's last day, a leap day. */
export const sweepDays = [
  samplesToday,
  addDays(samplesToday, 40),
  addDays(samplesToday, 400),
  '2027-12-31',
  '2028-02-29',
];

/** @throws Error when no sample has that name */
export function sampleNamed<One extends Sample>(samples: readonly One[], name: string): One {
  const sample = samples.find((candidate) => candidate.name === name);
  if (!sample) throw new Error(`no sample is named ${name}`);
  return sample;
}
