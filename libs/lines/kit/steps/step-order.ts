import { checkStep } from './check-step';
import type { AnswerSet, FormContext } from '../grammar/field';
import type { Line, Progress, Step } from '../grammar/step';
import { stepsOf, visibleSteps } from './visible-steps';

/** The visible step after this one, or undefined when offers come next. */
export function nextStep(line: Line, answers: AnswerSet, slug: string): Step | undefined {
  return visibleSteps(line, answers).find((step) => indexOfStep(line, step.slug) > indexOfStep(line, slug));
}

/** Text of the step's continue button with these answers. */
export function stepButton(line: Line, step: Step, answers: AnswerSet): string {
  return nextStep(line, answers, step.slug) ? step.button : (step.lastButton ?? step.button);
}

/** The visible step before this one, or undefined at the first. */
export function previousStep(line: Line, answers: AnswerSet, slug: string): Step | undefined {
  return visibleSteps(line, answers).findLast((step) => indexOfStep(line, step.slug) < indexOfStep(line, slug));
}

/** The first visible step that was not saved or whose answers are no longer valid; undefined when all are complete. */
export function firstOpenStep(line: Line, progress: Progress, context: FormContext): Step | undefined {
  return visibleSteps(line, progress.answers).find((step) => isOpen(line, step, { ...context, ...progress }));
}

const isOpen = (line: Line, step: Step, { done, ...form }: Progress & FormContext): boolean =>
  !done.includes(step.slug) || !checkStep(line, step, form).ok;

/**
 * True when the visitor may open this step: every visible step before it is saved and still valid. The welcome step asks nothing and
 * may be skipped.
 */
export function mayOpenStep(
  line: Line,
  { slug, ...progress }: Progress & { slug: string },
  context: FormContext,
): boolean {
  const visible = visibleSteps(line, progress.answers);
  const before = visible.filter(
    (step) => step !== line.welcome && indexOfStep(line, step.slug) < indexOfStep(line, slug),
  );
  return (
    visible.some((step) => step.slug === slug) &&
    !before.some((step) => isOpen(line, step, { ...context, ...progress }))
  );
}

function indexOfStep(line: Line, slug: string): number {
  return stepsOf(line).findIndex((step) => step.slug === slug);
}
