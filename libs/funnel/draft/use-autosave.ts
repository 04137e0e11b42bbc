/** Keeps what is being typed: in the store and on the server a moment after the last key, at once when the page is left. */
import type { AnswerSet } from '@emsal/lines/kit/field';
import type { Line, Step } from '@emsal/lines/kit/step';
import { usePage } from '@emsal/platform/page';
import { useStore } from '@emsal/platform/store';
import { answersKept, selectFunnel } from '@emsal/state/funnel/funnel-slice';
import { openVisit } from '@emsal/state/funnel/open-visit';
import type { AppThunk, RootState } from '@emsal/state/store';
import { useAppDispatch } from '@emsal/state/use-app-dispatch';
import { useEffect, useMemo } from 'react';
import { draftBody, saveDraft } from '../course/save-draft';
import { sendBeforeLeaving } from './send-before-leaving';

export const autosaveDelay = 800;

export interface Autosave {
  /** Call it with the form's values whenever they change. */
  typed: (values: AnswerSet) => void;
  /** Forgets what waits: the step's button stores it. */
  settle: () => void;
}

const saveTyped =
  (line: Line, step: Step): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const visit = await dispatch(openVisit(line.id));
    if (visit.isSuccess) await dispatch(saveDraft(line.id, step.slug, false));
  };

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
  return { typed, settle, flush };
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
      queue.flush();
    };
  }, [queue, store, cookie, line, step]);

  return useMemo(() => {
    const save = (): void => {
      queue.flush();
      void dispatch(saveTyped(line, step));
    };
    return { typed: (values) => queue.typed(values, save), settle: queue.settle };
  }, [queue, dispatch, line, step]);
}
