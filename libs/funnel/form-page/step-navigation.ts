/** How the form page moves: a step is submitted, and the code panel, the next step or the offers are shown. */
import { linePath } from '@emsal/lines/facts/line-path';
import type { useNavigate } from '@emsal/platform/router';
import { reportStep } from '@emsal/platform/tracking/business-step';
import { stepBlocked } from '@emsal/state/funnel/funnel-slice';
import type { useAppDispatch } from '@emsal/state/use-app-dispatch';
import { requestOffers, submitStep } from '../submission/submit-step';
import type { CurrentStep, NextScreen } from '../submission/next-screen';
import type { FieldSelection, SubmitHandler } from '../step-form/step-form-props';

/** What is shown for a step. `formAgain`: its form, after another view. */
export interface StepScreen {
  step: string;
  view: 'form' | 'code' | 'offers' | 'formAgain';
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

type Show = (screen: Omit<StepScreen, 'step'>) => void;

/** Submits the step and shows what follows. */
export function createStepNavigation(current: CurrentStep, ports: NavigationPorts) {
  const { dispatch, goTo, setScreen } = ports;
  const { slug } = current.step;
  const show: Show = (screen) => setScreen((before) => ({ fieldsToAsk: before?.fieldsToAsk, ...screen, step: slug }));
  const follow = createFollow(current, ports, show);
  const followUnlessStaying = (next: NextScreen): NextScreen => {
    if (next.to !== 'stay') follow(next);
    return next;
  };
  const submit: SubmitHandler = (values, asked) => {
    show({ view: 'form', fieldsToAsk: asked });
    const next = dispatch(submitStep(current, values));
    return next instanceof Promise ? next.then(followUnlessStaying) : followUnlessStaying(next);
  };
  /** Asks for all that the step knows. */
  const askAgain = (): void => {
    show({ view: 'formAgain', fieldsToAsk: 'all' });
    goTo(slug);
  };
  return { show, follow, submit, askAgain };
}

function createFollow(current: CurrentStep, { dispatch, navigate, goTo, setScreen }: NavigationPorts, show: Show) {
  const { line, step } = current;
  /** The form is not rendered: the store keeps the refusal for it. */
  const returnToForm = (refusal: Extract<NextScreen, { to: 'stay' }>['refusal']): void => {
    if (refusal) dispatch(stepBlocked({ line: line.id, step: step.slug, refusal }));
    show({ view: 'formAgain' });
  };
  const follow = (next: NextScreen): void => {
    if (next.to === 'stay') return returnToForm(next.refusal);
    if (next.to === 'code') return show({ view: 'code', isCodeRequested: next.isRequested });
    reportStep('step', true);
    if (next.to === 'list') return void navigate(linePath(line.facts, '/listeleme'));
    if (next.to === 'application') return void navigate(linePath(line.facts, '/basvuru-tamamlandi'));
    if (next.to === 'offers') {
      show({ view: 'offers' });
      return void dispatch(requestOffers(current)).then(follow);
    }
    setScreen(() => null);
    goTo(next.slug);
  };
  return follow;
}
