import type { FormContext } from '@emsal/lines/kit/field';
import { dueLookups } from '@emsal/lines/kit/requests';
import type { Line, Step } from '@emsal/lines/kit/step';
import { useSelector } from '@emsal/platform/store';
import { selectFunnel } from '@emsal/state/funnel/funnel-slice';
import { useAppDispatch } from '@emsal/state/use-app-dispatch';
import { useEffect, useState } from 'react';
import { runLookups } from '../course/run-lookups';

/** True while a step that has just been opened is still looking up what is known; the form waits, so that nothing typed is overwritten. */
export function useOpening(line: Line, step: Step, context: FormContext): boolean {
  const dispatch = useAppDispatch();
  const { visitId, answers, lookupRuns } = useSelector(selectFunnel(line.id));
  const [ready, setReady] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void dispatch(runLookups(line, step, context)).then(() => isCurrent && setReady(step.slug));
    return () => {
      isCurrent = false;
    };
  }, [dispatch, line, step, context]);
  return ready !== step.slug && visitId !== null && dueLookups(line, step, { answers, lookupRuns }).length > 0;
}
