/** Persists visit id and offer number per branch, never personal data. */
import { lineKeys } from '@emsal/platform/storage/session-keys';
import type { SessionStore } from '@emsal/platform/storage/session-store';
import type { Store } from '@emsal/platform/store';
import { listen } from '../store';
import type { RootState } from '../store';
import { selectFunnel } from '../funnel/funnel-slice';
import type { VisitedLine } from './open-visit';

type ListenedStore = Pick<Store<RootState>, 'getState' | 'subscribe'>;

/** Keeps `visit-id-…` and `offer-no-…` of a line in sync with its slice; returns the unsubscribe function. */
export function listenToFunnel(
  store: ListenedStore,
  line: VisitedLine,
  session: Pick<SessionStore, 'write' | 'remove'>,
): () => void {
  const persistAs =
    (key: string) =>
    (value: string | null): void =>
      value === null ? session.remove(key) : session.write(key, value);
  const persist = { visitId: persistAs(lineKeys.visitId(line)), offerNo: persistAs(lineKeys.offerNo(line)) };
  const { visitId, offerNo } = selectFunnel(line.id)(store.getState());
  if (visitId !== null) persist.visitId(visitId);
  if (offerNo !== null) persist.offerNo(offerNo);
  const unsubscribes = [
    listen(store, (state) => selectFunnel(line.id)(state).visitId, persist.visitId),
    listen(store, (state) => selectFunnel(line.id)(state).offerNo, persist.offerNo),
  ];
  return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
}
