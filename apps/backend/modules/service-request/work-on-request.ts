/** What employees and customers do with an open request. */
import type { Principal, StaffPrincipal } from '../../http/ownership/principal';
import type { Services } from '../../http/services';
import { moveRefund } from '../policy/refund/refund-store';
import { carryOutJobName } from './carry-out';
import { actorOf, requireOwnRequest } from './owned-request';
import { isNotified, sendMoveNotice } from './move-notice/move-notice';
import { moveRequest, type RequestRow } from './request-store';

type WorkContext = Pick<Services, 'db' | 'clock' | 'jobs'>;

/** From then on it is the employee's. @returns null when it cannot be taken now */
export async function takeRequest(context: WorkContext, staff: StaffPrincipal, id: string): Promise<RequestRow | null> {
  await requireOwnRequest(context, { principal: staff, id, action: 'change' });
  return context.db.transaction((tx) =>
    moveRequest(tx, { id, to: 'inReview', actor: actorOf(staff), staffId: staff.staffId, at: context.clock.now() }),
  );
}

/** The customer is told what an employee waits for or refuses. @param step.reason a code */
export async function stepRequest(
  context: WorkContext,
  principal: Principal,
  { id, ...step }: { id: string; to: 'waitingForCustomer' | 'inReview' | 'refused' | 'withdrawn'; reason?: string },
): Promise<RequestRow | null> {
  await requireOwnRequest(context, { principal, id, action: 'change' });
  const move = { id, ...step, actor: actorOf(principal), at: context.clock.now() };
  return context.db.transaction(async (tx) => {
    const moved = await moveRequest(tx, move);
    if (moved && principal.kind === 'staff' && isNotified(step.to))
      await sendMoveNotice(context.jobs, { requestId: id, to: step.to }, { tx });
    return moved;
  });
}

/** The insurer is asked by a job of the same transaction. */
export async function sendToInsurer(
  context: WorkContext,
  staff: StaffPrincipal,
  id: string,
): Promise<RequestRow | null> {
  await requireOwnRequest(context, { principal: staff, id, action: 'change' });
  return context.db.transaction(async (tx) => {
    const moved = await moveRequest(tx, { id, to: 'atInsurer', actor: actorOf(staff), at: context.clock.now() });
    if (moved) await context.jobs.send(carryOutJobName, { requestId: id }, { tx });
    return moved;
  });
}

/** For a new request whose facts a register confirmed: no employee needs to check it. */
export async function sendCheckedToInsurer(context: WorkContext, id: string): Promise<RequestRow | null> {
  const by = { id, actor: { kind: 'system' }, at: context.clock.now() } as const;
  return context.db.transaction(async (tx) => {
    if (!(await moveRequest(tx, { ...by, to: 'inReview' }))) return null;
    const moved = await moveRequest(tx, { ...by, to: 'atInsurer' });
    await context.jobs.send(carryOutJobName, { requestId: id }, { tx });
    return moved;
  });
}

/** Without the insurer: what was asked is done. A refund that the card refused counts as transferred to the given account. */
export async function finishRequest(
  context: WorkContext,
  staff: StaffPrincipal,
  id: string,
): Promise<RequestRow | null> {
  const { details } = await requireOwnRequest(context, { principal: staff, id, action: 'change' });
  const { db, jobs, clock } = context;
  const at = clock.now();
  return db.transaction(async (tx) => {
    const moved = await moveRequest(tx, { id, to: 'done', actor: actorOf(staff), at });
    if (!moved || details.kind !== 'iban') return moved;
    const refund = await moveRefund({ tx, jobs }, { id: details.refundId, to: 'transferred', at });
    if (!refund) tx.rollback();
    return moved;
  });
}
