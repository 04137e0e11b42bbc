import { createClient } from '@emsal/api/client';
import { draftMarkPattern } from '@emsal/api/draft-mark';
import type { Page } from '@emsal/platform/page';
import { data } from '@emsal/platform/router';
import { draftMarkCookie } from '@emsal/platform/storage/cookie-table';
import { branchSuffix } from '@emsal/platform/storage/session-keys';
import type { LineRef } from '@emsal/platform/storage/session-keys';
import { selectFunnel, visitRestored } from '@emsal/state/funnel/funnel-slice';
import type { LineFunnel } from '@emsal/state/funnel/funnel-state';
import { openVisit } from '@emsal/state/funnel/open-visit';
import type { VisitedLine } from '@emsal/state/funnel/open-visit';
import type { AppDispatch } from '@emsal/state/store';
import { isUnreachable } from '../submission/refusal';

/** The mark of a save that was on its way when the page was requested. */
function pendingDraftMark({ cookie }: Page): string | undefined {
  const mark = cookie(draftMarkCookie.name) ?? '';
  return draftMarkPattern.test(mark) ? mark : undefined;
}

const visitOf = (page: Page, line: LineRef): string | undefined => page.visitId(branchSuffix(line));

/** Answers given to another line are known here from the start: the visit is opened before anything is typed (decision 173). */
async function openFromOtherLine(page: Page, line: VisitedLine, { answers }: LineFunnel): Promise<string | undefined> {
  if (!page.products?.some((other) => visitOf(page, other) !== undefined)) return undefined;
  const dispatch = page.store.dispatch as AppDispatch & typeof page.store.dispatch;
  const opened = await dispatch(openVisit(line, answers));
  return opened.isSuccess ? opened.result : undefined;
}

/**
 * Puts the server's draft of the line's visit into the store, on the edge as in the browser. Does nothing without a visit of any line,
 * or when the visit is gone. The API waits for a save that the previous page has on its way.
 * Throws 503 when the API is unreachable: an empty form would open a second visit.
 */
export async function restoreVisit(page: Page, line: VisitedLine): Promise<LineFunnel> {
  const own = visitOf(page, line);
  const select = selectFunnel(line.id);
  const funnel = select(page.store.getState());
  if (funnel.visitId !== null && (own === undefined || own === funnel.visitId)) return funnel;
  const visitId = own ?? (await openFromOtherLine(page, line, funnel));
  if (visitId === undefined) return funnel;
  const after = own === undefined ? undefined : pendingDraftMark(page);
  const draft = await createClient(page.transport).command('GET quoterequestapi/draft/{visitId}', {
    visitId,
    ...(after !== undefined && { after }),
  });
  if (draft.isSuccess) page.store.dispatch(visitRestored({ line: line.id, draft: draft.result }));
  else if (isUnreachable(draft.messageCode)) throw data(null, { status: 503 });
  return select(page.store.getState());
}
