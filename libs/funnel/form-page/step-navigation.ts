import { linePath } from '@emsal/lines/facts/line-path';
import type { useNavigate } from '@emsal/platform/router';
import { reportStep } from '@emsal/platform/tracking/business-step';
import { stepBlocked } from '@emsal/state/funnel/funnel-slice';
import type { useAppDispatch } from '@emsal/state/use-app-dispatch';
import { requestOffers, submitStep } from '../submission/submit-step';
import type { CurrentStep, NextScreen } from '../submission/next-screen';
import type { FieldSelection, SubmitHandler } from '../step-form/step-form-props';

/** What is shown for a step. `back`: its form again, after another view. */
export interface StepScreen {
  step: string;
  view: 'form' | 'code' | 'offers' | 'back';
  /** The server has asked for the code that the view is about. */
  isCodeRequested?: boolean;
  /** What the form asks for when it is shown again. */
  fieldsToAsk?: FieldSelection;
}

interface NavigationPorts {
  dispatch: ReturnType<typeof useAppDispatch>;
  navigate: ReturnType<typeof useNavigate>;
  /** Shows a step of the form. */
  goTo: (slug: string) => void;
  setScreen: (change: (before: StepScreen | null) => StepScreen | null) => void;
}

/** Submits the step and shows what follows. */
export function createStepNavigation(current: CurrentStep, { dispatch, navigate, goTo, setScreen }: NavigationPorts) {
  const { line, step } = current;
  const show = (screen: Omit<StepScreen, 'step'>): void =>
    setScreen((before) => ({ fieldsToAsk: before?.fieldsToAsk, ...screen, step: step.slug }));
  /** The form is not rendered: the store keeps the refusal for it. */
  const returnToForm = (refusal: Extract<NextScreen, { to: 'stay' }>['refusal']): void => {
    if (refusal) dispatch(stepBlocked({ line: line.id, step: step.slug, refusal }));
    show({ view: 'back' });
  };
  const follow = (next: NextScreen): void => {
    if (next.to === 'stay') return returnToForm(next.refusal);
    if (next.to === 'code') return show({ view: 'code', isCodeRequested: next.isRequested });
    reportStep('step', true);
    if (next.to === 'list') return void navigate(linePath(line.facts, '/listeleme'));
    if (next.to === 'offers') {
      show({ view: 'offers' });
      return void dispatch(requestOffers(current)).then(follow);
    }
    setScreen(() => null);
    goTo(next.slug);
  };
  const submit: SubmitHandler = (values, asked) => {
    show({ view: 'form', fieldsToAsk: asked });
    const next = dispatch(submitStep(current, values));
    const settle = (settled: NextScreen): NextScreen => {
      if (settled.to !== 'stay') follow(settled);
      return settled;
    };
    return next instanceof Promise ? next.then(settle) : settle(next);
  };
  /** Asks for all that the step knows. */
  const askAgain = (): void => {
    show({ view: 'back', fieldsToAsk: 'all' });
    goTo(step.slug);
  };
  return { show, follow, submit, askAgain };
}
