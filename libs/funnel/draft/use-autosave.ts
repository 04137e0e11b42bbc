/** Keeps what is being typed: in the store and on the server a moment after the last key, at once when the page is left. */
import type { AnswerSet } from '@emsal/lines/kit/field';
import type { Line, Step } from '@emsal/lines/kit/step';
import { answersKept } from '@emsal/state/funnel/funnel-slice';
import { useAppDispatch } from '@emsal/state/use-app-dispatch';
import { useEffect, useMemo } from 'react';
import { queueDraft } from '../course/queue-of';
import { useSendUnsaved } from './use-send-unsaved';

export const autosaveDelay = 800;

export interface Autosave {
  /** Call it with the form's values whenever they change. */
  typed: (values: AnswerSet) => void;
  /** Forgets what waits: the step's button stores it. */
  settle: () => void;
}

/** One waiting set of values at most; `flush` hands it over now. */
function createQueue(take: (values: AnswerSet) => void) {
  let waiting: AnswerSet | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (): void => {
    clearTimeout(timer);
    waiting = null;
  };
  const flush = (): void => {
    const values = waiting;
    settle();
    if (values) take(values);
  };
  const typed = (values: AnswerSet, later: () => void): void => {
    settle();
    waiting = values;
    timer = setTimeout(later, autosaveDelay);
  };
  return { typed, settle, flush, isWaiting: () => waiting !== null };
}

export function useAutosave(line: Line, step: Step): Autosave {
  const dispatch = useAppDispatch();
  const sendUnsaved = useSendUnsaved(line, step);
  const queue = useMemo(
    () => createQueue((answers) => void dispatch(answersKept({ line: line.id, answers }))),
    [dispatch, line],
  );

  useEffect(() => {
    // Capturing: before the page sends what is unsaved.
    window.addEventListener('pagehide', queue.flush, true);
    return () => {
      window.removeEventListener('pagehide', queue.flush, true);
      if (!queue.isWaiting()) return;
      // The page that comes may have to load anew (a chunk is gone): what waits is sent now.
      queue.flush();
      sendUnsaved();
    };
  }, [queue, sendUnsaved]);

  return useMemo(() => {
    const save = (): void => {
      queue.flush();
      dispatch(queueDraft(line, step.slug));
    };
    return { typed: (values) => queue.typed(values, save), settle: queue.settle };
  }, [queue, dispatch, line, step]);
}
