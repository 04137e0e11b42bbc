/** The way through the form: what the button, the code and the server's answers lead to, and what is shown meanwhile. */
import { usePage } from '@emsal/platform/page';
import { useNavigate } from '@emsal/platform/router';
import { useSelector, useStore } from '@emsal/platform/store';
import { selectFunnel, visitVerified } from '@emsal/state/funnel/funnel-slice';
import type { RootState } from '@emsal/state/store';
import { useAppDispatch } from '@emsal/state/use-app-dispatch';
import type { OtpCalls } from '@emsal/verify/otp/use-otp';
import { visitOtp } from '@emsal/verify/person/visit-otp';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { personVerified, verifyPerson } from '../course/leave-step';
import type { Leaving } from '../course/leaving';
import type { Asked, Leave } from '../step-form/step-form';
import { createWay } from './create-way';
import type { Aside } from './create-way';

export interface Course {
  shows: Aside['shows'];
  /** What the form that came back asks although it is known. */
  asks: Asked | undefined;
  leave: Leave;
  otp: OtpCalls;
  onVerified: () => Promise<void>;
  changePhone: () => void;
}

/** A later step of a refused one leads back to it. Only news leads back: whoever goes on by the menu later is not held. */
function useWayBack({ line, step }: Leaving, goTo: (slug: string) => void): void {
  const refused = useSelector((state: RootState) => selectFunnel(line.id)(state).storing.refused);
  const leadBack = useEffectEvent(() => {
    if (refused && refused.step !== step.slug) goTo(refused.step);
  });
  useEffect(() => leadBack(), [refused]);
}

/** Never settles: the panel that asked is going away. */
const nothingMore = new Promise<never>(() => undefined);

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
