import { completeAnswers } from '../answers/answers';
import { memoizeByAnswers } from '../answers/memoize-by-answers';
import type { AnswerSet } from '../grammar/field';
import type { Entry, Line, Part, Step } from '../grammar/step';

/** All steps in order, the welcome step first. */
export function stepsOf(line: Line): readonly Step[] {
  const steps = line.parts.flatMap((part) => part.steps);
  return line.welcome ? [line.welcome, ...steps] : steps;
}

export function findStep(line: Line, slug: string): Step | undefined {
  return stepsOf(line).find((step) => step.slug === slug);
}

/** The steps for these answers, including those hidden from the menu. */
export const visibleSteps = memoizeByAnswers((line, answers): readonly Step[] =>
  stepsOf(line).filter(visibleUnder(line, answers)),
);

/** The steps that the menu and the percentage count. */
export function menuSteps(line: Line, answers: AnswerSet): readonly Step[] {
  return visibleSteps(line, answers).filter((step) => !step.hidden);
}

/** The step's visible fields for these answers, in order. */
export function visibleEntries(line: Line, step: Step, answers: AnswerSet): readonly Entry[] {
  return step.entries.filter(visibleUnder(line, answers));
}

/** Undefined for the welcome step, which belongs to no part. */
export function partOf(line: Line, step: Step): Part | undefined {
  return line.parts.find((part) => part.steps.includes(step));
}

/** Whether a step or an entry is visible. */
export function visibleUnder(line: Line, given: AnswerSet): (subject: Pick<Step, 'when'>) => boolean {
  const all = completeAnswers(line, given);
  return ({ when }) => when?.(all, given) ?? true;
}
