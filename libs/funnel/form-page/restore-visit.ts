import type { VisitId } from '@emsal/api/calls/identifiers';
import { createClient } from '@emsal/api/client';
import type { Envelope } from '@emsal/api/envelope';
import { draftMarkPattern } from '@emsal/api/draft-mark';
import type { Page } from '@emsal/platform/page';
import { data } from '@emsal/platform/router';
import { draftMarkCookie } from '@emsal/platform/storage/cookie-table';
import { branchSuffix } from '@emsal/platform/storage/session-keys';
import type { LineRef } from '@emsal/platform/storage/session-keys';
import { selectFunnel, visitRestored } from '@emsal/state/funnel/funnel-slice';
import type { Draft, LineFunnel } from '@emsal/state/funnel/funnel-state';
import { openVisit } from '@emsal/state/visit/open-visit';
import type { VisitedLine } from '@emsal/state/visit/open-visit';
import type { AppDispatch } from '@emsal/state/store';
import { isUnreachable } from '../submission/refusal';

/** The mark of a save that was on its way when the page was requested. */
function pendingDraftMark({ cookie }: Page, visitId: VisitId): string | undefined {
  const mark = cookie(draftMarkCookie(visitId).name) ?? '';
  return draftMarkPattern.test(mark) ? mark : undefined;
}

/** Milliseconds for which a page asks for a draft with the save of the page before it; then that save counts as lost. */
export const pendingSaveLimit = 30_000;

/**
 * The API waits a few seconds for a save of the previous page that is on its way, then it answers 503. The edge passes that on, as it
 * does when the API is away; the browser, whose transport repeats such calls, asks again.
 */
async function readDraft(page: Page, visitId: VisitId): Promise<Envelope<Draft>> {
  const client = createClient(page.transport);
  const after = pendingDraftMark(page, visitId);
  if (after === undefined) return client.command(read, { visitId });
  if (page.isServer) return client.command(read, { visitId, after });
  const waiting = new AbortController();
  const limit = setTimeout(() => waiting.abort(), pendingSaveLimit);
  const draft = await client.command(read, { visitId, after }, { signal: waiting.signal });
  clearTimeout(limit);
  return draft.isSuccess || !isUnreachable(draft.messageCode) ? draft : client.command(read, { visitId });
}
const read = 'GET quoterequestapi/draft/{visitId}';

const visitOf = (page: Page, line: LineRef): string | undefined => page.visitId(branchSuffix(line));

/**
 * Answers given to another line, and the person of whoever is signed in, are known here from the start: the visit is opened before
 * anything is typed (decisions 254, 380).
 */
async function openWithKnown(page: Page, line: VisitedLine, { answers }: LineFunnel): Promise<string | undefined> {
  const isKnown = page.products?.some((other) => visitOf(page, other) !== undefined) || page.customerName?.();
  if (!isKnown) return undefined;
  const dispatch = page.store.dispatch as AppDispatch & typeof page.store.dispatch;
  const opened = await dispatch(openVisit(line, answers));
  return opened.isSuccess ? opened.result : undefined;
}

/**
 * Puts the server's draft of the line's visit into the store, on the edge as in the browser. Does nothing for a
 * stranger without a visit of any line, or when the visit is gone.
 * Throws 503 when the API is unreachable: an empty form would open a second visit.
 */
export async function restoreVisit(page: Page, line: VisitedLine): Promise<LineFunnel> {
  const own = visitOf(page, line);
  const select = selectFunnel(line.id);
  const funnel = select(page.store.getState());
  if (funnel.visitId !== null && (own === undefined || own === funnel.visitId)) return funnel;
  const visitId = own ?? (await openWithKnown(page, line, funnel));
  if (visitId === undefined) return funnel;
  const draft = await readDraft(page, visitId);
  if (draft.isSuccess) page.store.dispatch(visitRestored({ line: line.id, draft: draft.result }));
  else if (isUnreachable(draft.messageCode)) throw data(null, { status: 503 });
  return select(page.store.getState());
}
