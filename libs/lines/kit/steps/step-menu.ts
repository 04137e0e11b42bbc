import type { AnswerSet } from '../grammar/field';
import { menuNames } from '../grammar/menu-names';
import { stepPath } from './paths';
import type { Line } from '../grammar/step';
import { menuSteps, stepsOf } from './visible-steps';

export type StepState = 'completed' | 'active' | 'empty';

export interface MenuStep {
  slug: string;
  name: string;
  path: string;
  state: StepState;
}

export interface MenuPart {
  slug: string;
  name: string;
  state: StepState;
  steps: readonly MenuStep[];
}

/** The side menu: parts with their visible steps, each before, at or after the current step. Empty parts are omitted. */
export function stepMenu(line: Line, answers: AnswerSet, current: string): readonly MenuPart[] {
  const visible = menuSteps(line, answers);
  return line.parts
    .map((part) => ({
      slug: part.slug,
      name: menuNames[part.menu],
      steps: visible
        .filter((step) => part.steps.includes(step))
        .map((step) => ({
          slug: step.slug,
          name: step.menuName ?? menuNames[step.menu],
          path: stepPath(line, step.slug),
          state: stateOf(line, step.slug, current),
        })),
    }))
    .filter((part) => part.steps.length > 0)
    .map((part) => ({ ...part, state: groupState(part.steps) }));
}

function stateOf(line: Line, slug: string, current: string): StepState {
  const order = stepsOf(line).map((step) => step.slug);
  const distance = order.indexOf(slug) - order.indexOf(current);
  if (distance === 0) return 'active';
  return distance < 0 ? 'completed' : 'empty';
}

function groupState(steps: readonly MenuStep[]): StepState {
  const [first = 'empty'] = steps.map((step) => step.state);
  return steps.every((step) => step.state === first) ? first : 'active';
}
