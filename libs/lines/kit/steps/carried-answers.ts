/** The answers that a visitor takes along to another line: those that both lines ask for. */
import { changeAnswers, isSame, withDerived } from '../answers/answers';
import { checkAnswer } from './check-step';
import type { Answer, AnswerSet, Field, FormContext, Option } from '../grammar/field';
import { namesInsured } from '../grammar/names-insured';
import type { Line } from '../grammar/step';
import { stepsOf, visibleEntries, visibleSteps } from './visible-steps';

/**
 * Not carried: checkboxes, which are consents to one line; flags, lists and uploads, which belong to one line; and the email, which is
 * known with the person and rejected when it is given again (decision 035).
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
  'group',
  'address',
];

export interface LineAnswers {
  line: Line;
  answers: AnswerSet;
}

/** The first answers of `to`: those that both lines ask for and the checks of `to` accept, with their facts. */
export function carriedAnswers(from: LineAnswers, to: Line, context: FormContext): AnswerSet {
  const answers = withAllDerived(to, { ...sharedFacts(from, to), ...visibleAnswersRenamed(from, to) });
  const asked = visibleFields(to, answers);
  const isAccepted = (name: string): boolean =>
    carriedKinds.includes(to.fields[name]?.kind) &&
    asked.has(name) &&
    checkAnswer(to, name, { ...context, answers }).ok;
  return withAllDerived(
    to,
    pick(answers, (name) => to.fields[name]?.kind === 'fact' || isAccepted(name)),
  );
}

/** Fields that identify an owner or what is insured. */
const isIdentifying = (field: Field | undefined): boolean => field?.kind === 'identity' || namesInsured(field);

/**
 * Typed answers override carried ones. If they name another owner or another insured thing, the carried answers of that step and those that depend on
 * it are dropped.
 */
export function mergeTypedAnswers(to: Line, carried: AnswerSet, typed: AnswerSet): AnswerSet {
  const isOther = (name: string): boolean =>
    isIdentifying(to.fields[name]) && typed[name] !== undefined && !isSame(to.fields[name], carried[name], typed[name]);
  const fields = stepsOf(to).map(({ entries }) => entries.map(({ field }) => field));
  const dropped = fields.filter((names) => names.some(isOther)).flat();
  return changeAnswers(
    to,
    pick(carried, (name) => !dropped.includes(name)),
    typed,
  );
}

const withAllDerived = (line: Line, answers: AnswerSet): AnswerSet =>
  withDerived(line, { answers }, Object.keys(answers));

/** The visible answers of a line, under the other line's names of identity and birth date. */
function visibleAnswersRenamed({ line, answers }: LineAnswers, to: Line): AnswerSet {
  const own = line.facts;
  const others = to.facts;
  const names: Readonly<Record<string, string>> = {
    [own.identityField]: others.identityField,
    [own.birthdayField]: others.birthdayField,
  };
  const asked = visibleFields(line, answers);
  const given = Object.entries(pick(answers, (name, answer) => asked.has(name) && Boolean(answer)));
  return Object.fromEntries(
    given.flatMap(([name, answer]) => {
      const code = codeIn(to.fields[names[name] ?? name], answer, line.fields[name]);
      return code === undefined ? [] : [[names[name] ?? name, code]];
    }),
  );
}

const optionsOf = (field: Field | undefined): readonly Option[] | undefined =>
  field && 'options' in field ? field.options : undefined;

/** Lines number the same choice differently: `4` is concrete for one, another construction for the other. The option's name decides. */
function codeIn(to: Field | undefined, answer: Answer | undefined, from: Field | undefined): Answer | undefined {
  const listed = optionsOf(from);
  const others = optionsOf(to);
  if (!listed && !others) return answer;
  const name = listed?.find(({ code }) => code === answer)?.name;
  return others?.find((option) => option.name === name)?.code;
}

/** Facts that both lines have: the name of a selected option, the licence serial in the register. */
const sharedFacts = ({ line, answers }: LineAnswers, to: Line): AnswerSet =>
  pick(answers, (name) => line.fields[name]?.kind === 'fact' && to.fields[name]?.kind === 'fact');

const visibleFields = (line: Line, answers: AnswerSet): ReadonlySet<string> =>
  new Set(visibleSteps(line, answers).flatMap((step) => visibleEntries(line, step, answers).map(({ field }) => field)));

const pick = (answers: AnswerSet, isIncluded: (name: string, answer: Answer | undefined) => boolean): AnswerSet =>
  Object.fromEntries(Object.entries(answers).filter(([name, answer]) => isIncluded(name, answer)));
