import { useBlocker } from '@emsal/platform/router';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { useEffect } from 'react';
import { checkoutPaths } from '../../visit/checkout-paths';
import { part } from '../../visit/part';
import { forgetPending, isPending, keepPending } from './pending-step';

const LeavingDialog = part(async () => (await import('./leaving-dialog')).LeavingDialog);

/** While insurers answer, browser-back to the form asks first (spec funnel 4.2; ux: never trap). */
export function BackGuard({ line, isRunning }: { line: LineFacts; isRunning: boolean }) {
  useEffect(() => {
    if (!isRunning) return;
    keepPending(sessionStore, { from: checkoutPaths.offers(line), to: checkoutPaths.form(line) });
    return () => forgetPending(sessionStore);
  }, [line, isRunning]);
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      historyAction === 'POP' && isPending(sessionStore, { from: currentLocation.pathname, to: nextLocation.pathname }),
  );
  if (blocker.state !== 'blocked') return null;
  return <LeavingDialog onStay={blocker.reset} onLeave={blocker.proceed} />;
}
