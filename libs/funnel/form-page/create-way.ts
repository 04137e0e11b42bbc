import { linePath } from '@emsal/lines/facts/line-path';
import type { useNavigate } from '@emsal/platform/router';
import { stepHeld } from '@emsal/state/funnel/funnel-slice';
import type { useAppDispatch } from '@emsal/state/use-app-dispatch';
import { askForOffers, leaveStep } from '../course/leave-step';
import type { Leaving, Left } from '../course/leaving';
import type { Asked, Leave } from '../step-form/step-form';

/** What stands in the place of a step's form. `back`: the form again, after something else stood there. */
export interface Aside {
  step: string;
  shows: 'form' | 'code' | 'offers' | 'back';
  /** The server has asked for the code that is shown. */
  isAsked?: boolean;
  /** What the form asks when it comes back. */
  asks?: Asked;
}

interface Ports {
  dispatch: ReturnType<typeof useAppDispatch>;
  navigate: ReturnType<typeof useNavigate>;
  /** Shows a step of the form. */
  goTo: (slug: string) => void;
  setAside: (change: (before: Aside | null) => Aside | null) => void;
}

/** The button that goes gives the focus up first: removed with it, the browser would compute styles of a half-changed page. A field that is left may have something to say. */
function letGo(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLButtonElement) activeElement.blur();
}

/** Follows where a step leads to. */
export function createWay(leaving: Leaving, { dispatch, navigate, goTo, setAside }: Ports) {
  const { line, step } = leaving;
  const show = (more: Omit<Aside, 'step'>): void =>
    setAside((before) => ({ asks: before?.asks, ...more, step: step.slug }));
  /** The form is not on screen: the slice keeps what it has to say. */
  const hold = (refusal: Extract<Left, { to: 'stay' }>['refusal']): void => {
    if (refusal) dispatch(stepHeld({ line: line.id, step: step.slug, refusal }));
    show({ shows: 'back' });
  };
  const follow = (left: Left): void => {
    if (left.to === 'stay') return hold(left.refusal);
    letGo();
    if (left.to === 'code') return show({ shows: 'code', isAsked: left.isAsked });
    if (left.to === 'list') return void navigate(linePath(line.facts, '/listeleme'));
    if (left.to === 'offers') {
      show({ shows: 'offers' });
      return void dispatch(askForOffers(leaving)).then(follow);
    }
    setAside(() => null);
    goTo(left.slug);
  };
  const leave: Leave = (values, asks) => {
    show({ shows: 'form', asks });
    const left = dispatch(leaveStep(leaving, values));
    const settle = (settled: Left): Left => {
      if (settled.to !== 'stay') follow(settled);
      return settled;
    };
    return left instanceof Promise ? left.then(settle) : settle(left);
  };
  return { show, follow, leave };
}
