/** Keeps what is being typed: in the store and on the server a moment after the last key, at once when the page is left. */
import type { AnswerSet } from '@emsal/lines/kit/field';
import type { Line, Step } from '@emsal/lines/kit/step';
import { usePage } from '@emsal/platform/page';
import { useStore } from '@emsal/platform/store';
import { answersKept, selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { RootState } from '@emsal/state/store';
import { useAppDispatch } from '@emsal/state/use-app-dispatch';
import { useEffect, useMemo } from 'react';
import { queueDraft } from '../course/queue-of';
import { draftBody } from '../course/save-draft';
import { sendBeforeLeaving } from './send-before-leaving';

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
  const store = useStore<RootState>();
  const { cookie } = usePage();
  const queue = useMemo(
    () => createQueue((answers) => void dispatch(answersKept({ line: line.id, answers }))),
    [dispatch, line],
  );

  useEffect(() => {
    const leave = (): void => {
      queue.flush();
      const body = draftBody(selectFunnel(line.id)(store.getState()), step.slug, false);
      if (body) sendBeforeLeaving(body, cookie);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      // The page that comes may have to load anew (a chunk is gone): what waits is sent now.
      if (queue.isWaiting()) leave();
    };
  }, [queue, store, cookie, line, step]);

  return useMemo(() => {
    const save = (): void => {
      queue.flush();
      dispatch(queueDraft(line, step.slug));
    };
    return { typed: (values) => queue.typed(values, save), settle: queue.settle };
  }, [queue, dispatch, line, step]);
}
