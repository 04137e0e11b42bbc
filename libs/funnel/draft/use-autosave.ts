/** Keeps what is being typed, in the store and on the server: in each pause, when a field is left, and at once when the page may end. */
import type { AnswerSet } from '@emsal/lines/kit/field';
import type { Line, Step } from '@emsal/lines/kit/step';
import { answersKept } from '@emsal/state/funnel/funnel-slice';
import { openVisit } from '@emsal/state/funnel/open-visit';
import { useAppDispatch } from '@emsal/state/use-app-dispatch';
import { useEffect, useMemo } from 'react';
import { queueDraft } from '../course/queue-of';
import { createTyped } from './typed-answers';
import { useSendUnsaved } from './use-send-unsaved';

export interface Autosave {
  /** Call it with the form's values whenever they change. */
  typed: (values: AnswerSet) => void;
  /** Call it when the focus leaves a field. */
  fieldLeft: () => void;
  /** Forgets what waits: the step's button stores it. */
  settle: () => void;
}

export function useAutosave(line: Line, step: Step): Autosave {
  const dispatch = useAppDispatch();
  const sendNow = useSendUnsaved(line, step);
  const { typed, fieldLeft, settle, flush, leave } = useMemo(
    () =>
      createTyped({
        begin: () => void dispatch(openVisit(line.facts)),
        keep: (answers) => void dispatch(answersKept({ line: line.id, answers })),
        send: () => dispatch(queueDraft(line, step.slug)),
        sendNow,
      }),
    [dispatch, line, step, sendNow],
  );

  useEffect(() => {
    // Capturing: before the page sends what is unsaved.
    window.addEventListener('pagehide', flush, true);
    return () => {
      window.removeEventListener('pagehide', flush, true);
      // The page that comes may have to load anew (a chunk is gone): what waits is sent now.
      leave();
    };
  }, [flush, leave]);

  return useMemo(() => ({ typed, fieldLeft, settle }), [typed, fieldLeft, settle]);
}
