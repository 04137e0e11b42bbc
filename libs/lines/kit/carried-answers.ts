/** What a visitor who goes on to another line has told already: the answers to what both lines ask. */
import { changeAnswers, isSame, withDerived } from './answers';
import { checkAnswer } from './check-step';
import type { Answer, AnswerSet, Field, FormContext } from './field';
import type { Line } from './step';
import { stepsOf, visibleEntries, visibleSteps } from './visible-steps';

/**
 * A tick is said to its own line alone; flags, lists and uploads are one line's; and a mail that its person has given before is
 * known with the person and refused when it is given again (docs/decisions/069).
 */
const carriedKinds: readonly (Field['kind'] | undefined)[] = [
  'identity',
  'phone',
  'plate',
  'code',
  'text',
  'number',
  'date',
  'select',
  'combobox',
  'radio',
];

export interface Told {
  line: Line;
  answers: AnswerSet;
}

/** The first answers of `to`: what both lines ask under these answers and the checks of `to` accept, with the facts beside them. */
export function carriedAnswers(told: Told, to: Line, context: FormContext): AnswerSet {
  const answers = following(to, { ...factsOfBoth(told, to), ...toldUnderNamesOf(told, to) });
  const asked = askedUnder(to, answers);
  const isAccepted = (name: string): boolean =>
    carriedKinds.includes(to.fields[name]?.kind) &&
    asked.has(name) &&
    checkAnswer(to, name, { ...context, answers }).ok;
  return following(
    to,
    pick(answers, (name) => to.fields[name]?.kind === 'fact' || isAccepted(name)),
  );
}

/** Kinds that name an owner or a vehicle. */
const namingKinds: readonly (Field['kind'] | undefined)[] = ['identity', 'plate'];

/** Carried answers under those that were typed. Of another owner or vehicle than before nothing stays that depends on it or stands in its step. */
export function underTyped(to: Line, carried: AnswerSet, typed: AnswerSet): AnswerSet {
  const isOther = (name: string): boolean =>
    namingKinds.includes(to.fields[name]?.kind) &&
    typed[name] !== undefined &&
    !isSame(to.fields[name], carried[name], typed[name]);
  const fields = stepsOf(to).map(({ entries }) => entries.map(({ field }) => field));
  const dropped = fields.filter((names) => names.some(isOther)).flat();
  return changeAnswers(
    to,
    pick(carried, (name) => !dropped.includes(name)),
    typed,
  );
}

const following = (line: Line, answers: AnswerSet): AnswerSet => withDerived(line, { answers }, Object.keys(answers));

/** What the line asked and was told; lines name identity and birth date differently. */
function toldUnderNamesOf({ line, answers }: Told, to: Line): AnswerSet {
  const [own, others] = [line.facts, to.facts];
  const names: Readonly<Record<string, string>> = {
    [own.identityField]: others.identityField,
    [own.birthdayField]: others.birthdayField,
  };
  const asked = askedUnder(line, answers);
  const told = Object.entries(pick(answers, (name, answer) => asked.has(name) && Boolean(answer)));
  return Object.fromEntries(told.map(([name, answer]) => [names[name] ?? name, answer]));
}

/** The name of a chosen option, the licence serial that the register knows. */
const factsOfBoth = ({ line, answers }: Told, to: Line): AnswerSet =>
  pick(answers, (name) => line.fields[name]?.kind === 'fact' && to.fields[name]?.kind === 'fact');

const askedUnder = (line: Line, answers: AnswerSet): ReadonlySet<string> =>
  new Set(visibleSteps(line, answers).flatMap((step) => visibleEntries(line, step, answers).map(({ field }) => field)));

const pick = (answers: AnswerSet, isPicked: (name: string, answer: Answer | undefined) => boolean): AnswerSet =>
  Object.fromEntries(Object.entries(answers).filter(([name, answer]) => isPicked(name, answer)));
