import type { Line, Step } from '@emsal/lines/kit/grammar/step';
import { useAppDispatch } from '@emsal/state/use-app-dispatch';
import { useCallback, useEffect } from 'react';
import { saveDraft } from '../draft/save-draft';

/** Sends the stored answers that the server does not have yet, ahead of the queue, because the page may be about to end. */
export function useSendUnsaved(line: Line, step: Step): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => void dispatch(saveDraft(line, { step: step.slug })), [dispatch, line, step]);
}

/** On every screen of the form. A form on it has stored its values by then, because it listens in the capturing phase. */
export function useSendWhenLeaving(line: Line, step: Step): void {
  const send = useSendUnsaved(line, step);
  useEffect(() => {
    window.addEventListener('pagehide', send);
    return () => window.removeEventListener('pagehide', send);
  }, [send]);
}
