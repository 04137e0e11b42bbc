import { withDerived } from '@emsal/lines/kit/answers';
import type { AnswerSet, FormContext } from '@emsal/lines/kit/field';
import type { Line } from '@emsal/lines/kit/step';
import { stepsOf, visibleEntries, visibleSteps } from '@emsal/lines/kit/visible-steps';

/**
 * The answers that insurers are asked with: what the form asks under them, what it would ask had no look-up known it, and what
 * follows from these. What a condition hides was said under another answer and does not count (docs/decisions/180).
 */
export function countingAnswers(line: Line, given: AnswerSet, context: FormContext): AnswerSet {
  const shown = new Set([...askedUnder(line, given), ...askedUnder(line, withoutFlags(line, given))]);
  const asked = new Set(stepsOf(line).flatMap(({ entries }) => entries.map(({ field }) => field)));
  const counts = (name: string): boolean =>
    isNoQuestion(line, name) || shown.has(name) || (isTold(line, given, name) && !asked.has(name));
  const kept = pick(given, counts);
  const counting = withDerived(line, { ...context, answers: kept }, Object.keys(kept));
  // What was hidden may have shown something itself.
  return Object.keys(given).every((name) => name in counting) ? counting : countingAnswers(line, counting, context);
}

/** AUTO asks no fuel and takes the register's: what is the plate's is known with the vehicle. */
const isTold = (line: Line, { isVehicleFound }: AnswerSet, name: string): boolean =>
  isVehicleFound === true && line.relations.clears['licensePlateNo']?.includes(name) === true;

const isNoQuestion = (line: Line, name: string): boolean => {
  const kind = line.fields[name]?.kind;
  return kind === undefined || kind === 'fact' || kind === 'flag';
};

/** A look-up that knows something says so by a flag, and spares the visitor a question. */
const withoutFlags = (line: Line, given: AnswerSet): AnswerSet =>
  pick(given, (name) => line.fields[name]?.kind !== 'flag');

const askedUnder = (line: Line, given: AnswerSet): readonly string[] =>
  visibleSteps(line, given).flatMap((step) => visibleEntries(line, step, given).map(({ field }) => field));

const pick = (answers: AnswerSet, isPicked: (name: string) => boolean): AnswerSet =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => isPicked(name)));
