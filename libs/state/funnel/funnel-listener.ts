/** The funnel's only effect on storage: visit id and offer number per branch, never who somebody is. */
import { lineRef } from '@emsal/lines/facts/branch-ids';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { lineKeys } from '@emsal/platform/storage/session-keys';
import type { SessionStore } from '@emsal/platform/storage/session-store';
import type { Store } from '@emsal/platform/store';
import { listen } from '../store';
import type { RootState } from '../store';
import { selectFunnel } from './funnel-slice';

type Listened = Pick<Store<RootState>, 'getState' | 'subscribe'>;

/** Keeps `visit-id-…` and `offer-no-…` of a line in step with its slice; returns the function that ends it. */
export function listenToFunnel(
  store: Listened,
  line: LineId,
  session: Pick<SessionStore, 'write' | 'remove'>,
): () => void {
  const own = lineRef(line);
  const keep =
    (key: string) =>
    (value: string | null): void =>
      value === null ? session.remove(key) : session.write(key, value);
  const kept = { visitId: keep(lineKeys.visitId(own)), offerNo: keep(lineKeys.offerNo(own)) };
  const { visitId, offerNo } = selectFunnel(line)(store.getState());
  if (visitId !== null) kept.visitId(visitId);
  if (offerNo !== null) kept.offerNo(offerNo);
  const ends = [
    listen(store, (state) => selectFunnel(line)(state).visitId, kept.visitId),
    listen(store, (state) => selectFunnel(line)(state).offerNo, kept.offerNo),
  ];
  return () => ends.forEach((end) => end());
}
