import { linePath } from '@emsal/lines/facts/line-path';
import { dueLookups } from '@emsal/lines/kit/requests';
import { nextStep } from '@emsal/lines/kit/step-order';
import { usePage } from '@emsal/platform/page';
import { painted } from '@emsal/platform/painted';
import { useSelector, useStore } from '@emsal/platform/store';
import { selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { RootState } from '@emsal/state/store';
import { useAppDispatch } from '@emsal/state/use-app-dispatch';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Leaving } from '../course/leaving';
import { lookAhead, runLookups } from '../course/run-lookups';
import { sendOwed } from '../course/queue-step';
import { laterOffersComing, laterOtpPanel } from './later-parts';

/** Fetches what the screen after this step needs, while this one is read. */
function usePreparation({ line, step, context }: Leaving): () => void {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const { prepare } = usePage();
  return () => {
    dispatch(lookAhead(line, step, context));
    if (step.verifies) void laterOtpPanel.fetch().catch(() => undefined);
    const isLast = !nextStep(line, selectFunnel(line.id)(store.getState()).answers, step.slug);
    if (!isLast) return;
    void laterOffersComing.fetch().catch(() => undefined);
    prepare?.(linePath(line.facts, '/listeleme'));
  };
}

/** True while a step that has just been opened is still looking up what is known; its fields wait, so that nothing typed is overwritten. */
export function useOpening(leaving: Leaving): boolean {
  const { line, step, context } = leaving;
  const dispatch = useAppDispatch();
  const funnel = useSelector(selectFunnel(line.id));
  const mayAsk = funnel.visitId !== null || funnel.storing.waiting.length > 0;
  const isDue = mayAsk && dueLookups(line, step, funnel).length > 0;
  const [opened, setOpened] = useState({ slug: step.slug, waits: isDue });
  // What becomes due while one types hides nothing.
  if (opened.slug !== step.slug) setOpened({ slug: step.slug, waits: isDue });
  const stand = useEffectEvent(() => opened.waits && setOpened({ slug: step.slug, waits: false }));
  const prepareNext = useEffectEvent(usePreparation(leaving));
  useEffect(() => {
    let isCurrent = true;
    dispatch(sendOwed(line, context));
    void dispatch(runLookups(line, step, context)).then(async () => {
      if (isCurrent) stand();
      await painted();
      if (isCurrent) prepareNext();
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, line, step, context]);
  return opened.waits && isDue;
}
