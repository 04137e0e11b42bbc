/** Saves what is being typed, in the store and on the server: after a pause, when a field is blurred, and when the page may end. */
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { Line, Step } from '@emsal/lines/kit/grammar/step';
import { answersChanged } from '@emsal/state/funnel/funnel-slice';
import { openVisit } from '@emsal/state/visit/open-visit';
import { useAppDispatch } from '@emsal/state/use-app-dispatch';
import { useEffect, useMemo } from 'react';
import { queueDraft } from '../submission/line-step-queue';
import { createAutosaveBuffer } from './autosave-buffer';
import { useSendUnsaved } from './use-send-unsaved';

export interface Autosave {
  valuesChanged: (values: AnswerSet) => void;
  fieldBlurred: () => void;
  /** Drops what is not saved yet: submitting the step stores it. */
  cancel: () => void;
}

export function useAutosave(line: Line, step: Step): Autosave {
  const dispatch = useAppDispatch();
  const sendNow = useSendUnsaved(line, step);
  const { valuesChanged, fieldBlurred, cancel, flush, leave } = useMemo(
    () =>
      createAutosaveBuffer({
        openVisit: () => void dispatch(openVisit(line.facts)),
        store: (answers) => void dispatch(answersChanged({ line: line.id, answers })),
        send: () => dispatch(queueDraft(line, step.slug)),
        sendNow,
      }),
    [dispatch, line, step, sendNow],
  );

  useEffect(() => {
    // In the capturing phase, before `useSendWhenLeaving` sends what the store holds.
    window.addEventListener('pagehide', flush, true);
    return () => {
      window.removeEventListener('pagehide', flush, true);
      // The next page may have to reload because a chunk is missing, so nothing may stay unsaved.
      leave();
    };
  }, [flush, leave]);

  return useMemo(() => ({ valuesChanged, fieldBlurred, cancel }), [valuesChanged, fieldBlurred, cancel]);
}
