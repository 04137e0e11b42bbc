/** The record of a step that is not over: the way back that asks first (spec funnel 4.2, 3.10). */
import { sessionKeys } from '@emsal/platform/storage/session-keys';
import type { SessionStore } from '@emsal/platform/storage/session-store';

/** Paths; `to` is the path or what it begins with. */
export interface PendingStep {
  from: string;
  to: string;
}

export const keepPending = (session: SessionStore, step: PendingStep): void =>
  session.write(sessionKeys.currentPendingStep, JSON.stringify(step));

export const forgetPending = (session: SessionStore): void => session.remove(sessionKeys.currentPendingStep);

/** Whether the record speaks of this transition. A record that nobody can read speaks of none. */
export function isPending(session: Pick<SessionStore, 'read'>, { from, to }: PendingStep): boolean {
  const kept = session.read(sessionKeys.currentPendingStep);
  if (kept === null) return false;
  try {
    const record = JSON.parse(kept) as Partial<PendingStep>;
    return record.from === from && typeof record.to === 'string' && to.startsWith(record.to);
  } catch {
    return false;
  }
}
