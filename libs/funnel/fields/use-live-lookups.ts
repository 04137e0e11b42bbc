/** Look-ups that run while the step is open, whenever the answers that they need change, such as the value of the chosen vehicle. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import type { Answer, AnswerSet, FormContext } from '@emsal/lines/kit/grammar/field';
import { dueLookups, lookupKey } from '@emsal/lines/kit/steps/requests';
import type { Line, Step } from '@emsal/lines/kit/grammar/step';
import { usePage } from '@emsal/platform/page';
import { useSelector } from '@emsal/platform/store';
import { lookupRan, selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { RootState } from '@emsal/state/store';
import { useAppDispatch } from '@emsal/state/use-app-dispatch';
import { useEffect, useEffectEvent, useRef } from 'react';
import { runLookup } from '../submission/run-lookups';

interface LiveForm {
  line: Line;
  step: Step;
  context: FormContext;
  visitId: VisitId | null;
  values: AnswerSet;
  change: (name: string, value: Answer) => void;
}

export interface LiveLookups {
  isPending: boolean;
  /** Settles when the last look-up has finished and its answers are in the form. */
  whenSettled: () => Promise<void>;
}

/** Runs again when a needed answer is given or changes; a reply to an older query is ignored. */
export function useLiveLookups({ line, step, context, visitId, values, change }: LiveForm): LiveLookups {
  const { transport } = usePage();
  const dispatch = useAppDispatch();
  const lookupRuns = useSelector((state: RootState) => selectFunnel(line.id)(state).lookupRuns);
  const due = visitId === null ? [] : dueLookups(line, step, { answers: values, lookupRuns });
  const [lookup] = due.filter(({ live }) => live);
  const key = lookup && lookupKey(lookup, completeAnswers(line, values));
  const pending = useRef<Promise<void>>(undefined);
  const isUntouched = useEffectEvent(
    (name: string, asked: Answer | undefined) =>
      values[name] === asked && document.activeElement?.getAttribute('name') !== name,
  );
  const ask = useEffectEvent((isCurrent: () => boolean) => {
    if (!lookup || key === undefined || visitId === null) return;
    pending.current = runLookup(transport, { line, lookup, answers: values, visit: { ...context, visitId } }).then(
      (known) => {
        if (!isCurrent()) return;
        dispatch(lookupRan({ line: line.id, call: lookup.call, key }));
        // What was typed in the meantime stays, and a field that the visitor is in is theirs.
        const changed = Object.entries(known ?? {}).filter(
          ([name, answer]) => answer !== values[name] && isUntouched(name, values[name]),
        );
        for (const [name, answer] of changed) if (answer !== undefined) change(name, answer);
      },
    );
  });
  useEffect(() => {
    let isCurrent = true;
    ask(() => isCurrent);
    return () => {
      isCurrent = false;
    };
    // The call and the answers that it needs identify the query.
  }, [lookup?.call, key, visitId]);
  return {
    isPending: lookup !== undefined,
    whenSettled: async () => {
      for (let last; last !== pending.current; await last) last = pending.current;
    },
  };
}
