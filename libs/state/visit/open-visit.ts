import { createClient } from '@emsal/api/client';
import type { Envelope } from '@emsal/api/envelope';
import { success } from '@emsal/api/envelope';
import type { InputOf } from '@emsal/api/calls/table';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { Page } from '@emsal/platform/page';
import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { sessionStore } from '@emsal/platform/storage/session-store';
import type { AppThunk } from '../store';
import { selectFunnel, visitOpened } from '../funnel/funnel-slice';

/** The line of a visit, as named by calls and storage. */
export type VisitedLine = Pick<LineFacts, 'id' | 'branchId'>;

type Typed = InputOf<'POST quoterequestapi/sharedstep/createfunnel'>['typed'];

/** Pending creations by page: concurrent callers share one. */
const opening = new WeakMap<Page, Map<LineId, Promise<Envelope<string>>>>();

/**
 * Returns the line's visit id, creating the visit if needed. Campaign parameters (`ref`, `pid`, `lp`) are sent along.
 * @param typed initial answers for pages that read the draft next; they win over those known from another line
 */
export function openVisit({ id: line, branchId }: VisitedLine, typed?: AnswerSet): AppThunk<Promise<Envelope<string>>> {
  return async (dispatch, getState, page) => {
    const { visitId } = selectFunnel(line)(getState());
    if (visitId !== null) return success(visitId);
    const ofPage = opening.get(page) ?? new Map<LineId, Promise<Envelope<string>>>();
    opening.set(page, ofPage);
    const pending = ofPage.get(line) ?? create({ line, branchId, typed }, page);
    ofPage.set(line, pending);
    const reply = await pending;
    ofPage.delete(line);
    if (reply.isSuccess) dispatch(visitOpened({ line, visitId: reply.result }));
    return reply;
  };
}

const create = (
  { line, branchId, typed }: { line: LineId; branchId: number; typed: AnswerSet | undefined },
  { transport }: Page,
): Promise<Envelope<string>> =>
  createClient(transport).command('POST quoterequestapi/sharedstep/createfunnel', {
    branchId,
    line,
    ...(typed && { typed: typed as Typed }),
    ...arrival(),
  });

function arrival() {
  const markers = {
    ref: sessionStore.read(sessionKeys.ref),
    pid: sessionStore.read(sessionKeys.pid),
    lp: sessionStore.read(sessionKeys.partnership),
  };
  return Object.fromEntries(Object.entries(markers).filter(([, value]) => value !== null));
}
