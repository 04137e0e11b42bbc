/** What a sample's visitor sees, types and touches from the landing page's form to the offers. For specs; never bundled. */
import type { AnswerSet, Field, FormContext } from '../grammar/field';
import { isPassedOver, openQuestions } from '../steps/open-questions';
import type { Sample } from './sample';
import type { Line, Step } from '../grammar/step';
import { visibleSteps } from '../steps/visible-steps';

export interface ShortPath {
  /** Slugs of the steps that are shown, and `code`. */
  screens: readonly string[];
  /** Fields that are typed: a date is one, and so is the code. */
  inputs: number;
  /** Fields and buttons that are touched; the last digit of the code submits it. */
  touches: number;
}

interface Visitor extends FormContext {
  /** The fields of the landing page's form. */
  hero: readonly string[];
  /** Fields that this session knows from an earlier form. */
  remembered?: readonly string[];
  /** This session has proven person and telephone. */
  isProven?: boolean;
}

/** An address is typed by its code. */
const typedKinds: readonly Field['kind'][] = [
  'identity',
  'phone',
  'plate',
  'code',
  'text',
  'email',
  'number',
  'date',
  'address',
];

export function shortPath(line: Line, sample: Sample, visitor: Visitor): ShortPath {
  const { hero, remembered = [], isProven = false } = visitor;
  const typedFirst = hero.filter((name) => sample.answers[name] && line.fields[name]!.kind !== 'radio');
  const known = new Set([...hero, ...remembered, ...(sample.lookedUp ?? []), ...factsOf(line)]);
  const given = [...typedFirst];
  const screens: string[] = [];
  for (const step of visibleSteps(line, sample.answers)) {
    const answered = answeredIn(line, step, { sample, visitor, known });
    const isShown = answered.length > 0 || !isPassedOver(line, step, { ...visitor, answers: knownOf(sample, known) });
    if (isShown) screens.push(step.slug);
    if (step.verifiesPerson && !isProven) screens.push('code');
    given.push(...answered);
    step.entries.forEach(({ field }) => known.add(field));
  }
  const codes = screens.filter((screen) => screen === 'code').length;
  const typed = given.filter((name) => typedKinds.includes(line.fields[name]!.kind)).length;
  // The landing page and each step have a button.
  return { screens, inputs: typed + codes, touches: given.length + 1 + screens.length };
}

/** Never asked: a look-up or an answer sets them. */
const factsOf = ({ fields }: Line): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name]!.kind === 'fact' || fields[name]!.kind === 'flag');

const knownOf = ({ answers }: Sample, known: ReadonlySet<string>): AnswerSet =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => known.has(name)));

/** The fields that the visitor answers in a step: an answer may bring up the next question. */
function answeredIn(
  line: Line,
  step: Step,
  { sample, visitor, known }: { sample: Sample; visitor: FormContext; known: Set<string> },
): readonly string[] {
  const answers = knownOf(sample, known);
  const open = openQuestions(line, step, { ...visitor, answers });
  const answered = open.filter((name) => sample.answers[name] && !known.has(name));
  if (answered.length === 0) return [];
  answered.forEach((name) => known.add(name));
  return [...answered, ...answeredIn(line, step, { sample, visitor, known })];
}
