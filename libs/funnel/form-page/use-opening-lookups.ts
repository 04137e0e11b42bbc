import { linePath } from '@emsal/lines/facts/line-path';
import { dueLookups } from '@emsal/lines/kit/steps/requests';
import { nextStep } from '@emsal/lines/kit/steps/step-order';
import { usePage } from '@emsal/platform/page';
import { nextPaint } from '@emsal/platform/paint/next-paint';
import { useSelector, useStore } from '@emsal/platform/store';
import { selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { RootState } from '@emsal/state/store';
import { useAppDispatch } from '@emsal/state/use-app-dispatch';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CurrentStep } from '../submission/next-screen';
import { resendPendingSteps } from '../submission/queue-step';
import { prefetchNextLookups, runLookups } from '../submission/run-lookups';
import { CodeScreen, OffersLoading } from './lazy-parts';

/** Prefetches what the next screen needs while the visitor reads this one. */
function usePrefetchNextScreen({ line, step, context }: CurrentStep): () => void {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const { prefetch } = usePage();
  return () => {
    dispatch(prefetchNextLookups(line, step, context));
    if (step.verifiesPerson) void CodeScreen.preload().catch(() => undefined);
    const isLast = !nextStep(line, selectFunnel(line.id)(store.getState()).answers, step.slug);
    if (!isLast) return;
    void OffersLoading.preload().catch(() => undefined);
    prefetch?.(linePath(line.facts, '/listeleme'));
  };
}

/**
 * Runs the look-ups of a step when it opens. True while they run: the fields are not shown, so that nothing typed can be overwritten.
 */
export function useOpeningLookups(current: CurrentStep): boolean {
  const { line, step, context } = current;
  const dispatch = useAppDispatch();
  const funnel = useSelector(selectFunnel(line.id));
  const canLookUp = funnel.visitId !== null || funnel.storing.waiting.length > 0;
  const isDue = canLookUp && dueLookups(line, step, funnel).length > 0;
  const [opened, setOpened] = useState({ slug: step.slug, isWaiting: isDue });
  // Only when the step opens: a look-up that becomes due while the visitor types hides no field.
  if (opened.slug !== step.slug) setOpened({ slug: step.slug, isWaiting: isDue });
  const showFields = useEffectEvent(() => opened.isWaiting && setOpened({ slug: step.slug, isWaiting: false }));
  const prefetchNext = useEffectEvent(usePrefetchNextScreen(current));
  useEffect(() => {
    let isCurrent = true;
    dispatch(resendPendingSteps(line, context));
    void dispatch(runLookups(line, step, context)).then(async () => {
      if (isCurrent) showFields();
      await nextPaint();
      if (isCurrent) prefetchNext();
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, line, step, context]);
  return opened.isWaiting && isDue;
}
