import { factsOf } from '@emsal/lines/registry/facts-of';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { lineKeys } from '@emsal/platform/storage/session-keys';
import { sessionStore } from '@emsal/platform/storage/session-store';

/** Makes a visit opened by link this tab's visit of its line. */
export function storeOpenedVisit({
  visitId,
  line,
  offerNo,
}: {
  visitId: string;
  line: LineId;
  offerNo?: string | null;
}): void {
  const ref = factsOf(line);
  sessionStore.write(lineKeys.visitId(ref), visitId);
  if (offerNo) sessionStore.write(lineKeys.offerNo(ref), offerNo);
}
