/** Look-ups that follow a step's answers while it is open, such as the value of the vehicle that is being chosen. */
import { completeAnswers } from '@emsal/lines/kit/answers';
import type { Answer, AnswerSet, FormContext } from '@emsal/lines/kit/field';
import { dueLookups, lookupKey } from '@emsal/lines/kit/requests';
import type { Line, Step } from '@emsal/lines/kit/step';
import { usePage } from '@emsal/platform/page';
import { useSelector } from '@emsal/platform/store';
import { lookupRan, selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { RootState } from '@emsal/state/store';
import { useAppDispatch } from '@emsal/state/use-app-dispatch';
import { useEffect, useEffectEvent, useRef } from 'react';
import { lookUp } from '../course/run-lookups';

interface LiveForm {
  line: Line;
  step: Step;
  context: FormContext;
  visitId: string | null;
  values: AnswerSet;
  change: (name: string, value: Answer) => void;
}

export interface LiveLookups {
  isAsking: boolean;
  /** Settles when the last question has been answered and its answers stand in the form. */
  answered: () => Promise<void>;
}

/** Asks again as soon as a needed answer is there or changes; a reply to an older question is not used. */
export function useLiveLookups({ line, step, context, visitId, values, change }: LiveForm): LiveLookups {
  const { transport } = usePage();
  const dispatch = useAppDispatch();
  const lookupRuns = useSelector((state: RootState) => selectFunnel(line.id)(state).lookupRuns);
  const due = visitId === null ? [] : dueLookups(line, step, { answers: values, lookupRuns });
  const [lookup] = due.filter(({ live }) => live);
  const key = lookup && lookupKey(lookup, completeAnswers(line, values));
  const asked = useRef<Promise<void>>(undefined);
  const ask = useEffectEvent((isCurrent: () => boolean) => {
    if (!lookup || key === undefined || visitId === null) return;
    asked.current = lookUp(transport, { line, lookup, answers: values, visit: { ...context, visitId } }).then(
      (known) => {
        if (!isCurrent()) return;
        dispatch(lookupRan({ line: line.id, call: lookup.call, key }));
        // What was typed since the question stays: only what the reply itself says is taken over.
        const said = Object.entries(known ?? {}).filter(([name, answer]) => answer !== values[name]);
        for (const [name, answer] of said) if (answer !== undefined) change(name, answer);
      },
    );
  });
  useEffect(() => {
    let isCurrent = true;
    ask(() => isCurrent);
    return () => {
      isCurrent = false;
    };
    // The call and the answers that it needs are the question.
  }, [lookup?.call, key, visitId]);
  return {
    isAsking: lookup !== undefined,
    answered: async () => {
      for (let last; last !== asked.current; await last) last = asked.current;
    },
  };
}
