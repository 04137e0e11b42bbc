import { useBlocker } from '@emsal/platform/router';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { useEffect } from 'react';
import { checkoutPaths } from '../../navigation/checkout-paths';
import { lazyComponent } from '@emsal/platform/lazy-component';
import { clearPending, isPending, storePending } from './pending-step';

const BackDialog = lazyComponent(async () => (await import('./back-dialog')).BackDialog);

/** Asks before browser-back leaves a list that is still loading (spec funnel 4.2). */
export function BackGuard({ line, isRunning }: { line: LineFacts; isRunning: boolean }) {
  useEffect(() => {
    if (!isRunning) return;
    storePending(sessionStore, { from: checkoutPaths.offers(line), to: checkoutPaths.form(line) });
    return () => clearPending(sessionStore);
  }, [line, isRunning]);
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      historyAction === 'POP' && isPending(sessionStore, { from: currentLocation.pathname, to: nextLocation.pathname }),
  );
  if (blocker.state !== 'blocked') return null;
  return <BackDialog onStay={blocker.reset} onLeave={blocker.proceed} />;
}
