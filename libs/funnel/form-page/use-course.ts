/** The way through the form: what the button, the code and the server's answers lead to, and what is shown meanwhile. */
import { factsOf } from '@emsal/lines/facts/line-facts';
import { linePath } from '@emsal/lines/facts/find-line';
import { usePage } from '@emsal/platform/page';
import { useNavigate } from '@emsal/platform/router';
import { useSelector, useStore } from '@emsal/platform/store';
import { selectFunnel, stepHeld, visitVerified } from '@emsal/state/funnel/funnel-slice';
import type { RootState } from '@emsal/state/store';
import { useAppDispatch } from '@emsal/state/use-app-dispatch';
import type { OtpCalls } from '@emsal/verify/otp/use-otp';
import { visitOtp } from '@emsal/verify/person/visit-otp';
import { useEffect, useMemo, useRef, useState } from 'react';
import { askForOffers, leaveStep, personVerified, verifyPerson } from '../course/leave-step';
import type { Leaving, Left } from '../course/leaving';
import type { Asked, Leave } from '../step-form/step-form';

/** What stands in the place of a step's form. `back`: the form again, after something else stood there. */
interface Aside {
  step: string;
  shows: 'form' | 'code' | 'offers' | 'back';
  /** The server has asked for the code that is shown. */
  isAsked?: boolean;
  /** What the form asks when it comes back. */
  asks?: Asked;
}

export interface Course {
  shows: Aside['shows'];
  /** What the form that came back asks although it is known. */
  asks: Asked | undefined;
  leave: Leave;
  otp: OtpCalls;
  onVerified: () => Promise<void>;
  changePhone: () => void;
}

/** A later step of a refused one leads back to it. */
function useWayBack({ line, step }: Leaving, goTo: (slug: string) => void): void {
  const refused = useSelector((state: RootState) => selectFunnel(line.id)(state).storing.refused);
  useEffect(() => {
    if (refused && refused.step !== step.slug) goTo(refused.step);
    // Only news leads back: whoever goes on by the menu later is not held.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [refused]);
}

/** Never settles: the panel that asked is going away. */
const nothingMore = new Promise<never>(() => undefined);

interface Ports {
  dispatch: ReturnType<typeof useAppDispatch>;
  navigate: ReturnType<typeof useNavigate>;
  /** Shows a step of the form. */
  goTo: (slug: string) => void;
  setAside: (change: (before: Aside | null) => Aside | null) => void;
}

/** Follows where a step leads to. */
function createWay(leaving: Leaving, { dispatch, navigate, goTo, setAside }: Ports) {
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
    if (left.to === 'code') return show({ shows: 'code', isAsked: left.isAsked });
    if (left.to === 'list') return void navigate(linePath(factsOf(line.id), '/listeleme'));
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

/** @param goTo shows a step of the form */
export function useCourse({ line, step, context }: Leaving, goTo: (slug: string) => void): Course {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const store = useStore<RootState>();
  const { transport } = usePage();
  const [aside, setAside] = useState<Aside | null>(null);
  useWayBack({ line, step, context }, goTo);
  const way = useMemo(
    () => createWay({ line, step, context }, { dispatch, navigate, goTo, setAside }),
    [dispatch, navigate, goTo, line, step, context],
  );

  const shows = aside?.step === step.slug ? aside.shows : 'form';
  /** Whoever went back to the telephone number meanwhile stays there. */
  const shown = useRef(shows);
  useEffect(() => {
    shown.current = shows;
  });
  const calls = (): OtpCalls => visitOtp(transport, selectFunnel(line.id)(store.getState()).visitId ?? '');
  const send: OtpCalls['send'] = async () => {
    if (aside?.isAsked) return calls().send();
    const left = await dispatch(verifyPerson({ line, step, context }));
    if (shown.current !== 'code') return nothingMore;
    way.follow(left);
    return left.to === 'code' ? calls().send() : nothingMore;
  };
  return {
    shows,
    asks: shows === 'back' ? aside?.asks : undefined,
    leave: way.leave,
    otp: { send, validate: (code) => calls().validate(code) },
    onVerified: async () => {
      dispatch(visitVerified({ line: line.id }));
      const left = dispatch(personVerified({ line, step, context }));
      // Without a wait all of it is drawn at once.
      way.follow(left instanceof Promise ? await left : left);
    },
    changePhone: () => way.show({ shows: 'back', asks: 'all' }),
  };
}
