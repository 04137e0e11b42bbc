/** Session record of a navigation that needs confirmation (spec funnel 4.2, 3.10). */
import { sessionKeys } from '@emsal/platform/storage/session-keys';
import type { SessionStore } from '@emsal/platform/storage/session-store';

/** Paths; `to` matches as a prefix. */
export interface PendingStep {
  from: string;
  to: string;
}

export const storePending = (session: SessionStore, step: PendingStep): void =>
  session.write(sessionKeys.currentPendingStep, JSON.stringify(step));

export const clearPending = (session: SessionStore): void => session.remove(sessionKeys.currentPendingStep);

/** Whether the record covers this navigation. An unreadable record covers none. */
export function isPending(session: Pick<SessionStore, 'read'>, { from, to }: PendingStep): boolean {
  const stored = session.read(sessionKeys.currentPendingStep);
  if (stored === null) return false;
  try {
    const record = JSON.parse(stored) as Partial<PendingStep>;
    return record.from === from && typeof record.to === 'string' && to.startsWith(record.to);
  } catch {
    return false;
  }
}
