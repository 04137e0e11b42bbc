/** Keeps what is being typed: in the store and on the server a moment after the last key, at once when the page is left. */
import type { AnswerSet } from '@emsal/lines/kit/field';
import type { Line, Step } from '@emsal/lines/kit/step';
import { usePage } from '@emsal/platform/page';
import { useDispatch, useStore } from '@emsal/platform/store';
import { answersKept, selectFunnel } from '@emsal/state/funnel/funnel-slice';
import { openVisit } from '@emsal/state/funnel/open-visit';
import type { AppDispatch, RootState } from '@emsal/state/store';
import { useEffect, useRef } from 'react';
import { draftBody, saveDraft } from '../course/save-draft';
import { sendBeforeLeaving } from './send-before-leaving';

export const autosaveDelay = 800;

/** Returns what to call with the form's values whenever they change; the values are not compared. */
export function useAutosave(line: Line, step: Step): (values: AnswerSet) => void {
  const dispatch = useDispatch() as AppDispatch & ReturnType<typeof useDispatch>;
  const store = useStore<RootState>();
  const page = usePage();
  const typed = useRef<AnswerSet | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const keep = (): void => {
      clearTimeout(timer.current);
      if (typed.current) dispatch(answersKept({ line: line.id, answers: typed.current }));
      typed.current = null;
    };
    const leave = (): void => {
      keep();
      const body = draftBody(selectFunnel(line.id)(store.getState()), step.slug, false);
      if (body) sendBeforeLeaving(body, page.cookie);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      keep();
    };
  }, [dispatch, store, page, line, step]);

  return (values) => {
    typed.current = values;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      typed.current = null;
      dispatch(answersKept({ line: line.id, answers: values }));
      void dispatch(openVisit(line.id)).then((visit) => visit.isSuccess && dispatch(saveDraft(line.id, step.slug, false)));
    }, autosaveDelay);
  };
}
