import { cleanCode } from '@emsal/validation/clean/clean';
import { byAnswers } from './by-answers';
import type { Answer, AnswerSet, Field, OpenForm } from './field';
import type { Line, Step } from './step';
import { writtenName } from './written-text';

/** Every field of the line: what the line fixes over stored answers over `absent` values over '' and false. What conditions and bodies read. */
export const completeAnswers = byAnswers((line, answers) => {
  const given = mapFields(line, (field, name) => {
    const stored = answers[name];
    return stored === undefined || stored === '' ? emptyOf(field) : stored;
  });
  return { ...given, ...line.fixed };
});

/** What a fresh form shows: the `initial` value of each field that has one. */
export function defaultAnswers(line: Line): AnswerSet {
  const entries = Object.entries(line.fields).flatMap(([name, field]) =>
    'initial' in field && field.initial !== undefined ? [[name, field.initial]] : [],
  );
  return Object.fromEntries(entries);
}

/** Initial values of one step's form: what is stored over the defaults, for the step's own fields. */
export function stepValues(line: Line, step: Step, answers: AnswerSet): Record<string, Answer> {
  const known = { ...defaultAnswers(line), ...answers };
  return Object.fromEntries(step.entries.map(({ field }) => [field, known[field] ?? blankOf(line.fields[field])]));
}

/** The answers after a change; a field whose value really changed clears what depends on it (but not what changes with it). */
export function changeAnswers(line: Line, before: AnswerSet, change: AnswerSet): AnswerSet {
  const changed = Object.keys(change).filter((name) => !isSame(line.fields[name], before[name], change[name]));
  const cleared = changed
    .flatMap((name) => line.relations.clears[name] ?? [])
    .flatMap((name) => [name, writtenName(name)]);
  const kept = Object.entries(before).filter(([name]) => !cleared.includes(name));
  return withDerived(line, { answers: { ...Object.fromEntries(kept), ...change } }, Object.keys(change));
}

const masked: readonly (Field['kind'] | undefined)[] = ['identity', 'phone', 'plate'];

/** A masked answer that only became readable, `34-abc-12` and `34 ABC 12`, did not change. */
export function isSame(field: Field | undefined, before: Answer | undefined, after: Answer | undefined): boolean {
  if (!masked.includes(field?.kind)) return before === after;
  return bare(before) === bare(after);
}

const bare = (answer: Answer | undefined): string => cleanCode(String(answer ?? ''));

/** Adds what follows from the given fields: a plate's three parts, its province. @param today where the day is known */
export function withDerived(
  line: Line,
  { answers, today }: Pick<OpenForm, 'answers'> & Partial<OpenForm>,
  names: readonly string[],
): AnswerSet {
  return names.reduce((all, name) => {
    const value = all[name];
    const isGiven = typeof value === 'string' && value !== '';
    return isGiven ? { ...all, ...line.relations.derives[name]?.(value, today) } : all;
  }, answers);
}

function mapFields(line: Line, value: (field: Field, name: string) => Answer): AnswerSet {
  return Object.fromEntries(Object.entries(line.fields).map(([name, field]) => [name, value(field, name)]));
}

function emptyOf(field: Field): Answer {
  return ('absent' in field && field.absent) || blankOf(field);
}

function blankOf(field: Field | undefined): Answer {
  if (field?.kind === 'list') return [];
  return field?.kind === 'checkbox' || field?.kind === 'flag' ? false : '';
}
