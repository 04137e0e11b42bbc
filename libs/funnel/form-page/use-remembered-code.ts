/** A reload at the code shows the code again: the tab remembers the step that waits for it. */
import { lineKeys } from '@emsal/platform/storage/session-keys';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { useStore } from '@emsal/platform/store';
import { selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { LineFunnel } from '@emsal/state/funnel/funnel-state';
import type { RootState } from '@emsal/state/store';
import { useEffect, useEffectEvent } from 'react';
import type { CurrentStep } from '../submission/next-screen';
import type { StepScreen } from './step-navigation';

/** Whether this tab waits for the code of the step. */
export const awaitsCode = ({ line, step }: CurrentStep, { visitId, isVerified }: LineFunnel): boolean =>
  visitId !== null && !isVerified && sessionStore.read(lineKeys.codeStep(line.facts)) === step.slug;

/** @param showCode shows the code of the current step */
export function useRememberedCode(current: CurrentStep, view: StepScreen['view'], showCode: () => void): void {
  const { line, step } = current;
  const store = useStore<RootState>();
  const key = lineKeys.codeStep(line.facts);
  const restore = useEffectEvent(() => {
    if (awaitsCode(current, selectFunnel(line.id)(store.getState()))) showCode();
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    if (view === 'code') sessionStore.write(key, step.slug);
    if (view === 'formAgain') sessionStore.remove(key);
  }, [view, key, step]);
}

export const forgetCode = ({ line }: CurrentStep): void => sessionStore.remove(lineKeys.codeStep(line.facts));
