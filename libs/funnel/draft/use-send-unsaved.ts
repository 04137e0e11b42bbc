import type { Line, Step } from '@emsal/lines/kit/step';
import { usePage } from '@emsal/platform/page';
import { useStore } from '@emsal/platform/store';
import { selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { RootState } from '@emsal/state/store';
import { useCallback, useEffect } from 'react';
import { draftBody } from '../course/save-draft';
import { sendBeforeLeaving } from './send-before-leaving';

/** Sends what of the answers the server does not have yet, in a way that outlives the page. */
export function useSendUnsaved(line: Line, step: Step): () => void {
  const store = useStore<RootState>();
  const { cookie } = usePage();
  return useCallback(() => {
    const body = draftBody(selectFunnel(line.id)(store.getState()), step.slug, false);
    if (body) sendBeforeLeaving(body, cookie);
  }, [store, cookie, line, step]);
}

/** Whatever is on screen when the page is left; a form has handed over what is typed by then, because it listens in the capturing phase. */
export function useSendWhenLeaving(line: Line, step: Step): void {
  const send = useSendUnsaved(line, step);
  useEffect(() => {
    window.addEventListener('pagehide', send);
    return () => window.removeEventListener('pagehide', send);
  }, [send]);
}
