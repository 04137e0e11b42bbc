import type { Line, Step } from '@emsal/lines/kit/step';
import { useAppDispatch } from '@emsal/state/use-app-dispatch';
import { useCallback, useEffect } from 'react';
import { saveDraft } from '../course/save-draft';

/** Sends what of the answers the server does not have yet, before whatever waits in the queue: the page may end. */
export function useSendUnsaved(line: Line, step: Step): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => void dispatch(saveDraft(line, { step: step.slug })), [dispatch, line, step]);
}

/** Whatever is on screen when the page is left; a form has handed over what is typed by then, because it listens in the capturing phase. */
export function useSendWhenLeaving(line: Line, step: Step): void {
  const send = useSendUnsaved(line, step);
  useEffect(() => {
    window.addEventListener('pagehide', send);
    return () => window.removeEventListener('pagehide', send);
  }, [send]);
}
