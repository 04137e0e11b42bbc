import type { AnswerSet } from '../grammar/field';
import type { Line } from '../grammar/step';
import { menuSteps, stepsOf } from './visible-steps';

/** Completed steps in percent, 0 to 100, rounded; hidden steps do not count. */
export function progressPercent(line: Line, answers: AnswerSet, current: string): number {
  const steps = menuSteps(line, answers);
  return steps.length === 0 ? 0 : Math.round((completedBefore(line, answers, current) / steps.length) * 100);
}

/** Number of the current step among the counted ones, from 1; a hidden step has the number of the next one. */
export function stepPosition(line: Line, answers: AnswerSet, current: string): { number: number; total: number } {
  const total = menuSteps(line, answers).length;
  return { number: Math.min(completedBefore(line, answers, current) + 1, total), total };
}

function completedBefore(line: Line, answers: AnswerSet, current: string): number {
  const order = stepsOf(line);
  const place = order.findIndex((step) => step.slug === current);
  return menuSteps(line, answers).filter((step) => order.indexOf(step) < place).length;
}
