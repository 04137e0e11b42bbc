/** The flow through the form: what the button, the one-time code and the server's replies lead to, and what is shown meanwhile. */
import type { Envelope } from '@emsal/api/envelope';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { usePage } from '@emsal/platform/page';
import { useNavigate } from '@emsal/platform/router';
import { useSelector, useStore } from '@emsal/platform/store';
import { selectFunnel, visitVerified } from '@emsal/state/funnel/funnel-slice';
import type { RootState } from '@emsal/state/store';
import { useAppDispatch } from '@emsal/state/use-app-dispatch';
import type { OtpCalls } from '@emsal/verify/otp/use-otp';
import { visitOtp } from '@emsal/verify/person/visit-otp';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { continueAfterVerification, passOver, verifyPerson } from '../submission/submit-step';
import { stayOnStep } from '../submission/next-screen';
import type { CurrentStep } from '../submission/next-screen';
import { isOfEndedVisit, proveAgain } from '../submission/renew-visit';
import type { FieldSelection, SubmitHandler } from '../step-form/step-form-props';
import { forgetCode, useRememberedCode } from './use-remembered-code';
import { createStepNavigation } from './step-navigation';
import type { StepScreen } from './step-navigation';

export interface StepFlow {
  view: StepScreen['view'];
  /** What a form that is shown again asks for although it is known. */
  fieldsToAsk: FieldSelection | undefined;
  submit: SubmitHandler;
  /** Goes on from a step that needs no answer. */
  passOver: () => Promise<void>;
  otp: OtpCalls;
  onVerified: () => Promise<void>;
  /** Requests the offers of a complete form again. */
  requestOffers: () => void;
  changePhone: () => void;
}

/** Leads back once, when the refusal arrives: a visitor who then goes on by the menu is not held. */
function useReturnToRefusedStep({ line, step }: CurrentStep, goTo: (slug: string) => void): void {
  const refused = useSelector((state: RootState) => selectFunnel(line.id)(state).storing.refused);
  const returnToStep = useEffectEvent(() => {
    if (refused && refused.step !== step.slug) goTo(refused.step);
  });
  useEffect(() => returnToStep(), [refused]);
}

/** For the code panel, which is being unmounted. */
const neverSettles = new Promise<never>(() => undefined);

/** A visitor who goes back to the telephone number while the person is being verified stays there. */
function useLatestView(view: StepScreen['view']): RefObject<StepScreen['view']> {
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  return latest;
}

/** The calls of a code. If its visit has ended, the form is shown again, in a new visit. */
function useCodeCalls(line: Line, onEnded: () => void): OtpCalls {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const { transport } = usePage();
  const calls = (): OtpCalls => visitOtp(transport, selectFunnel(line.id)(store.getState()).visitId ?? '');
  const orProveAgain = async <T>(asked: Promise<Envelope<T>>): Promise<Envelope<T>> => {
    const reply = await asked;
    if (!isOfEndedVisit(reply)) return reply;
    dispatch(proveAgain(line));
    onEnded();
    return neverSettles;
  };
  return { send: () => orProveAgain(calls().send()), validate: (code) => orProveAgain(calls().validate(code)) };
}

/** @param goTo shows a step of the form */
export function useStepFlow({ line, step, context }: CurrentStep, goTo: (slug: string) => void): StepFlow {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [screen, setScreen] = useState<StepScreen | null>(null);
  useReturnToRefusedStep({ line, step, context }, goTo);
  const navigation = useMemo(
    () => createStepNavigation({ line, step, context }, { dispatch, navigate, goTo, setScreen }),
    [dispatch, navigate, goTo, line, step, context],
  );

  const view = screen?.step === step.slug ? screen.view : 'form';
  const currentView = useLatestView(view);
  useRememberedCode({ line, step, context }, view, () => navigation.show({ view: 'code' }));
  const calls = useCodeCalls(line, () => navigation.follow(stayOnStep()));
  const send: OtpCalls['send'] = async () => {
    if (screen?.isCodeRequested) return calls.send();
    const next = await dispatch(verifyPerson({ line, step, context }));
    if (currentView.current !== 'code') return neverSettles;
    navigation.follow(next);
    return next.to === 'code' ? calls.send() : neverSettles;
  };
  return {
    view,
    fieldsToAsk: view === 'formAgain' ? screen?.fieldsToAsk : undefined,
    submit: navigation.submit,
    passOver: async () => navigation.follow(await dispatch(passOver({ line, step, context }))),
    otp: { send, validate: calls.validate },
    onVerified: async () => {
      forgetCode({ line, step, context });
      dispatch(visitVerified({ line: line.id }));
      const next = dispatch(continueAfterVerification({ line, step, context }));
      // Without an `await` React renders both changes at once.
      navigation.follow(next instanceof Promise ? await next : next);
    },
    requestOffers: () => navigation.follow({ to: 'offers' }),
    changePhone: navigation.askAgain,
  };
}
