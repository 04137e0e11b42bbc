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
import { isOutOfReach } from '../course/refusal';

/** The save of a draft that was on its way when the page was asked for. */
function savedLater({ cookie }: Page): string | undefined {
  const mark = cookie(draftMarkCookie.name) ?? '';
  return draftMarkPattern.test(mark) ? mark : undefined;
}

const visitOf = (page: Page, line: LineRef): string | undefined => page.visitId(branchSuffix(line));

/** Who has told another line something finds it here from the start: the visit is opened before the first key (docs/decisions/173). */
async function goOnFromAnother(page: Page, line: VisitedLine, { answers }: LineFunnel): Promise<string | undefined> {
  if (!page.products?.some((other) => visitOf(page, other) !== undefined)) return undefined;
  const dispatch = page.store.dispatch as AppDispatch & typeof page.store.dispatch;
  const opened = await dispatch(openVisit(line, answers));
  return opened.isSuccess ? opened.result : undefined;
}

/**
 * Puts the server's draft of the line's visit into the store, on the edge as in the browser; without a visit of any line, or when it is gone, nothing happens.
 * A save that is still on its way from the page before is waited for.
 * Throws 503 when the API is out of reach: an empty form would begin a second visit.
 */
export async function restoreVisit(page: Page, line: VisitedLine): Promise<LineFunnel> {
  const own = visitOf(page, line);
  const select = selectFunnel(line.id);
  const kept = select(page.store.getState());
  if (kept.visitId !== null && (own === undefined || own === kept.visitId)) return kept;
  const visitId = own ?? (await goOnFromAnother(page, line, kept));
  if (visitId === undefined) return kept;
  const after = own === undefined ? undefined : savedLater(page);
  const draft = await createClient(page.transport).command('GET quoterequestapi/draft/{visitId}', {
    visitId,
    ...(after !== undefined && { after }),
  });
  if (draft.isSuccess) page.store.dispatch(visitRestored({ line: line.id, draft: draft.result }));
  else if (isOutOfReach(draft.messageCode)) throw data(null, { status: 503 });
  return select(page.store.getState());
}
