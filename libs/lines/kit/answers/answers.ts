import { cleanCode } from '@emsal/validation/clean/clean';
import { memoizeByAnswers } from './memoize-by-answers';
import type { Answer, AnswerSet, Field, OpenForm } from '../grammar/field';
import type { Line, Step } from '../grammar/step';
import { searchTextName } from './search-text';

/**
 * The answers of all fields of the line, as conditions and request bodies read them. In order of priority: the line's fixed answers,
 * stored answers, `absent` values, then '' or false.
 */
export const completeAnswers = memoizeByAnswers((line, answers) => {
  const stored = mapFields(line, (field, name) => {
    const answer = answers[name];
    return answer === undefined || answer === '' ? emptyOf(field) : answer;
  });
  return { ...stored, ...line.fixed };
});

/** The answers of a new form: the `initial` value of each field that has one. */
export function defaultAnswers(line: Line): AnswerSet {
  const entries = Object.entries(line.fields).flatMap(([name, field]) =>
    'initial' in field && field.initial !== undefined ? [[name, field.initial]] : [],
  );
  return Object.fromEntries(entries);
}

/** Initial values of one step's form: stored answers over defaults, for the step's own fields. */
export function stepValues(line: Line, step: Step, answers: AnswerSet): Record<string, Answer> {
  const known = { ...defaultAnswers(line), ...answers };
  return Object.fromEntries(step.entries.map(({ field }) => [field, known[field] ?? blankOf(line.fields[field])]));
}

/** What a change of these fields clears: what depends on them, and on that in turn. */
function dependentsOf({ relations: { clears } }: Line, names: readonly string[]): readonly string[] {
  const found = new Set(names.flatMap((name) => clears[name] ?? []));
  // The loop reaches what is added meanwhile.
  for (const name of found) clears[name]?.forEach((next) => found.add(next));
  return [...found];
}

/** The answers after a change; a changed field clears the fields that depend on it, except those in the same change. */
export function changeAnswers(line: Line, before: AnswerSet, change: AnswerSet): AnswerSet {
  const changed = Object.keys(change).filter((name) => !isSame(line.fields[name], before[name], change[name]));
  const cleared = dependentsOf(line, changed).flatMap((name) => [name, searchTextName(name)]);
  const remaining = Object.entries(before).filter(([name]) => !cleared.includes(name));
  return withDerived(line, { answers: { ...Object.fromEntries(remaining), ...change } }, Object.keys(change));
}

const maskedKinds: readonly (Field['kind'] | undefined)[] = ['identity', 'phone', 'plate'];

/** Masked answers that differ only in format, `34-abc-12` and `34 ABC 12`, are the same; answers of several inputs are the same part by part. */
export function isSame(field: Field | undefined, before: Answer | undefined, after: Answer | undefined): boolean {
  if (field && 'rules' in field) return JSON.stringify(before) === JSON.stringify(after);
  if (!maskedKinds.includes(field?.kind)) return before === after;
  return unmasked(before) === unmasked(after);
}

const unmasked = (answer: Answer | undefined): string => cleanCode(String(answer ?? ''));

/**
 * Adds the answers derived from the given fields: a plate's three parts, its province.
 * @param today where the day is known
 */
export function withDerived(
  line: Line,
  { answers, today }: Pick<OpenForm, 'answers'> & Partial<OpenForm>,
  names: readonly string[],
): AnswerSet {
  return names.reduce((all, name) => {
    const value = all[name];
    const isGiven = typeof value === 'object' || (typeof value === 'string' && value !== '');
    return isGiven ? { ...all, ...line.relations.derives[name]?.(value as never, today) } : all;
  }, answers);
}

function mapFields(line: Line, value: (field: Field, name: string) => Answer): AnswerSet {
  return Object.fromEntries(Object.entries(line.fields).map(([name, field]) => [name, value(field, name)]));
}

function emptyOf(field: Field): Answer {
  return ('absent' in field && field.absent) || blankOf(field);
}

function blankOf(field: Field | undefined): Answer {
  if (field && 'rules' in field) return field.rules.blank;
  return field?.kind === 'checkbox' || field?.kind === 'flag' ? false : '';
}
