/** What customers ask to be done after the sale: taken, asked back, sent to the insurer, finished or refused. */
import { deskOutcomes } from '@emsal/api/desk/desk-outcomes';
import { staffMove, type RequestDetail, type RequestList } from '@emsal/api/desk/request-shapes';
import { rowsPerPage } from '@emsal/api/desk/rows-per-page';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { mayAct } from '../../../http/ownership/access-rules';
import { refusalsOf } from '../../../http/refusal';
import { maskName } from '../../visit-person/customer-info';
import { findPolicy } from '../../policy/policy-store';
import { ownedRequest } from '../../service-request/owned-request';
import { canMoveRequest } from '../../service-request/request-graph';
import { decideFile } from '../requests/decide-file';
import { filesFor } from '../requests/files-for';
import {
  countRequests,
  findRequestByNumber,
  listRequests,
  movesOf,
  type ListedRequests,
  type RequestRow,
} from '../../service-request/request-store';
import type { DeskContext, DeskHandlers } from '../desk-context';
import { moveAsAsked, needsReason, principalOfStaff, reasonOf } from '../requests/move-request';
import { requestFacts } from '../requests/request-facts';
import { requestPerson } from '../requests/request-person';
import { staffNames } from '../staff/staff-names';

type RequestCall = Extract<keyof DeskHandlers, `${string} requests${string}`>;

const refuse = refusalsOf(deskOutcomes);

const listOf = (list: RequestList, { staff }: DeskContext): ListedRequests =>
  list === 'mine' ? { whose: 'staff', staffId: staff.id } : { whose: list };

/** An administrator reads; who services policies moves. */
const mayMove = (row: RequestRow, context: DeskContext): boolean =>
  mayAct(principalOfStaff(context), ownedRequest(row), 'change');
const isOthers = ({ staffId }: RequestRow, { staff }: DeskContext): boolean => staffId !== null && staffId !== staff.id;

const mayDecide = (row: RequestRow, context: DeskContext): boolean => mayMove(row, context) && !isOthers(row, context);

async function plainRow(row: RequestRow, { db }: DeskContext) {
  const { number: id, kind, state, promisedOn, createdAt } = row;
  const policy = row.policyId === null ? undefined : await findPolicy(db, row.policyId);
  const product = policy ? factsOf(policy.line).name : '';
  return {
    policyNo: policy?.policyNo,
    row: { id, kind, product, state, promisedOn, createdAt: createdAt.toISOString() },
  };
}

async function maskedRow(row: RequestRow, context: DeskContext) {
  const { name } = await requestPerson(context.db, row);
  return { ...(await plainRow(row, context)).row, who: name.split(' ').map(maskName).join(' ') };
}

/** Whoever asks about no policy is written to by the way that the request names, not by a link. */
const movesFor = (row: RequestRow, context: DeskContext) =>
  mayDecide(row, context)
    ? staffMove.options
        .filter((to) => canMoveRequest(row.kind, row.state, to))
        .filter((to) => to !== 'waitingForCustomer' || row.policyId !== null)
    : [];

async function detailOf(row: RequestRow, context: DeskContext): Promise<RequestDetail> {
  const { db } = context;
  const { name: who, phoneNumber, email } = await requestPerson(db, row);
  const nameOf = await staffNames(db);
  const { policyNo = '', row: plain } = await plainRow(row, context);
  const [moves, files] = await Promise.all([movesOf(db, row.id), filesFor(row, mayDecide(row, context), db)]);
  return {
    ...plain,
    who,
    phoneNumber,
    email,
    facts: [...(policyNo === '' ? [] : [{ label: 'Poliçe no', value: policyNo }]), ...requestFacts(row.details)],
    files,
    history: moves.map(({ to, at, reason }) => ({ state: to, at: at.toISOString(), reason: reason ?? '' })),
    employee: row.staffId === null ? null : nameOf(row.staffId),
    moves: movesFor(row, context),
  };
}

export const requestHandlers: Pick<DeskHandlers, RequestCall> = {
  'GET requests': async ({ list, page }, context) => {
    const { db, record } = context;
    await record({ action: 'requestsListed', reason: 'talep takibi' });
    const which = listOf(list, context);
    const [total, rows] = await Promise.all([
      countRequests(db, which),
      listRequests(db, which, { page, size: rowsPerPage.requests }),
    ]);
    return { total, rows: await Promise.all(rows.map((row) => maskedRow(row, context))) };
  },
  'GET requests/{id}': async ({ id }, context) => {
    const row = await findRequestByNumber(context.db, id);
    if (!row) return refuse('requestUnknown');
    await context.record({ action: 'requestRead', object: id, reason: row.kind });
    return detailOf(row, context);
  },
  'POST requests/{id}/move': async ({ id, ...move }, context) => {
    const row = await findRequestByNumber(context.db, id);
    if (!row) return refuse('requestUnknown');
    if (!mayMove(row, context)) return refuse('notPermitted');
    if (isOthers(row, context)) return refuse('requestChanged');
    if (!movesFor(row, context).includes(move.to)) return refuse('requestChanged');
    if (needsReason(move) && reasonOf(move) === undefined) return refuse('requestReasonMissing');
    if (!(await moveAsAsked(context, row, move))) return refuse('requestChanged');
    await context.record({ action: 'requestMoved', object: id, reason: move.to });
    return null;
  },
  'POST requests/{id}/files/{file}/verdict': async ({ id, file: fileId, verdict, reason = null }, context) => {
    const row = await findRequestByNumber(context.db, id);
    if (!row) return refuse('requestUnknown');
    if (!mayMove(row, context)) return refuse('notPermitted');
    if (isOthers(row, context)) return refuse('requestChanged');
    const isReturn = verdict === 'again';
    if (isReturn && reason === null) return refuse('requestReasonMissing');
    if (!(await decideFile(context, row, { fileId, reason: isReturn ? reason : null })))
      return refuse('requestChanged');
    const action = isReturn ? 'requestFileReturned' : 'requestFileAccepted';
    await context.record({ action, object: id, reason: (isReturn && reason) || row.kind });
    return null;
  },
};
