import type { VisitId } from '@emsal/api/calls/identifiers';
import type { Page } from '@emsal/platform/page';
import { lineKeys } from '@emsal/platform/storage/session-keys';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { productOf } from './line-and-visit';

interface OpenedVisit {
  visitId: VisitId;
  line: string;
  offerNo?: string | null;
}

/** Makes a visit opened by link this tab's visit of its line. */
export function storeOpenedVisit(page: Page, { visitId, line, offerNo }: OpenedVisit): void {
  const product = productOf(page, line);
  if (!product) return;
  sessionStore.write(lineKeys.visitId(product), visitId);
  if (offerNo) sessionStore.write(lineKeys.offerNo(product), offerNo);
}
