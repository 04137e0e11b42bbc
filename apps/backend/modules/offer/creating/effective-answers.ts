import { withDerived } from '@emsal/lines/kit/answers/answers';
import type { AnswerSet, FormContext } from '@emsal/lines/kit/grammar/field';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { stepsOf, visibleEntries, visibleSteps } from '@emsal/lines/kit/steps/visible-steps';

/**
 * The answers that are sent to insurers: fields that are visible, fields that would be visible had no lookup filled them, and values
 * derived from these. An answer whose field is hidden by a condition was given under another answer and is left out (docs/decisions/170).
 */
export function effectiveAnswers(line: Line, given: AnswerSet, context: FormContext): AnswerSet {
  const shown = new Set([...visibleFieldNames(line, given), ...visibleFieldNames(line, withoutFlags(line, given))]);
  const replaced = new Set(replacedFields(line, given));
  const fieldNames = new Set(stepsOf(line).flatMap(({ entries }) => entries.map(({ field }) => field)));
  const isEffective = (name: string): boolean =>
    isNotAsked(line, name) ||
    shown.has(name) ||
    replaced.has(name) ||
    (isFromRegistry(line, given, name) && !fieldNames.has(name));
  const remaining = pick(given, isEffective);
  const effective = withDerived(line, { ...context, answers: remaining }, Object.keys(remaining));
  // A removed answer may have made another field visible.
  return Object.keys(given).every((name) => name in effective) ? effective : effectiveAnswers(line, effective, context);
}

/** AUTO has no fuel field and takes the registry's: answers cleared with the plate were supplied with the vehicle. */
const isFromRegistry = (line: Line, { isVehicleFound }: AnswerSet, name: string): boolean =>
  isVehicleFound === true && line.relations.clears['licensePlateNo']?.includes(name) === true;

/** Fields that are not asked because a look-up answers them: the address of a policy that is renewed by its number. */
const replacedFields = (line: Line, given: AnswerSet): readonly string[] =>
  visibleSteps(line, given)
    .flatMap(({ lookups }) => lookups)
    .filter(({ replaces, when }) => replaces && (when?.(given) ?? true))
    .flatMap(({ replaces = [] }) => replaces);

const isNotAsked = (line: Line, name: string): boolean => {
  const kind = line.fields[name]?.kind;
  return kind === undefined || kind === 'fact' || kind === 'flag';
};

/** A lookup marks supplied answers by a flag, which hides their fields. */
const withoutFlags = (line: Line, given: AnswerSet): AnswerSet =>
  pick(given, (name) => line.fields[name]?.kind !== 'flag');

const visibleFieldNames = (line: Line, given: AnswerSet): readonly string[] =>
  visibleSteps(line, given).flatMap((step) => visibleEntries(line, step, given).map(({ field }) => field));

const pick = (answers: AnswerSet, isPicked: (name: string) => boolean): AnswerSet =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => isPicked(name)));
