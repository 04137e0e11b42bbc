/** The funnel's only effect on storage: visit id and offer number per branch, never who somebody is. */
import { lineKeys } from '@emsal/platform/storage/session-keys';
import type { SessionStore } from '@emsal/platform/storage/session-store';
import type { Store } from '@emsal/platform/store';
import { listen } from '../store';
import type { RootState } from '../store';
import { selectFunnel } from './funnel-slice';
import type { VisitedLine } from './open-visit';

type Listened = Pick<Store<RootState>, 'getState' | 'subscribe'>;

/** Keeps `visit-id-…` and `offer-no-…` of a line in step with its slice; returns the function that ends it. */
export function listenToFunnel(
  store: Listened,
  line: VisitedLine,
  session: Pick<SessionStore, 'write' | 'remove'>,
): () => void {
  const keep =
    (key: string) =>
    (value: string | null): void =>
      value === null ? session.remove(key) : session.write(key, value);
  const kept = { visitId: keep(lineKeys.visitId(line)), offerNo: keep(lineKeys.offerNo(line)) };
  const { visitId, offerNo } = selectFunnel(line.id)(store.getState());
  if (visitId !== null) kept.visitId(visitId);
  if (offerNo !== null) kept.offerNo(offerNo);
  const ends = [
    listen(store, (state) => selectFunnel(line.id)(state).visitId, kept.visitId),
    listen(store, (state) => selectFunnel(line.id)(state).offerNo, kept.offerNo),
  ];
  return () => ends.forEach((end) => end());
}
