/** Asks the insurer for what a request wants, and books the answer: event, document, refund and the request's end in one transaction. */
import type { FirmId } from '@emsal/api/calls/identifiers';
import type { InsurerClient } from '@emsal/insurers/insurer-client';
import type { Declined } from '@emsal/insurers/quote-answer';
import type { ChangeAnswer, PolicyChange } from '@emsal/insurers/policy-change';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { ownerIn } from '../../customers/owner';
import type { Tx } from '../../db/database';
import { randomId } from '../../db/random-id';
import type { Job, JobContext } from '../../http/job';
import { retries } from '../../jobs/retries';
import { addDocument } from '../document/document-store';
import { endorseNumber, holdNumber, releaseNumber } from '../policy/endorse-number';
import type { CoverChange } from '../policy/event/policy-graph';
import { recordEvent } from '../policy/event/record-event';
import { paidDiscountOf } from '../policy/ledger/ledger-store';
import { onlyItem } from '../policy/order/order-store';
import { findPolicy, type PolicyRow } from '../policy/policy-store';
import { requestRefund } from '../policy/refund/request-refund';
import { releaseUnpaidDiscount } from '../checkout/coupons/coupon-store';
import { takenBack } from '../policy/refund/cancellation-refund';
import { askAfterSale } from './sale-survey/ask-after-sale';
import { findRequest, lockRequest, moveRequest, type RequestRow } from './request-store';
import type { RequestDetails } from './tables';
import { JobFailure } from '../../jobs/job-failure';

export const carryOutJobName = 'service.carryOut';
const insurerSeconds = 20;
/** Kuruş: no page charges after the sale, so that an insurer declines what costs more, and an employee tells the customer. */
const mostExtraPremium = 0;
type InsurersDetails = Extract<RequestDetails, { kind: 'cancellation' | 'addendum' }>;

export interface CarryOutContext extends JobContext {
  /** Undefined for an insurer that we do not sell any more. */
  insurerOf(firmId: FirmId): InsurerClient | undefined;
}

/** The insurer knows the change by the request's id, so that a repetition after a lost answer changes nothing twice. */
export async function carryOut(context: CarryOutContext, requestId: string): Promise<void> {
  const request = await findRequest(context.db, requestId);
  const policy = request?.policyId && (await findPolicy(context.db, request.policyId));
  if (!request || !policy || request.state !== 'atInsurer') return;
  const { details } = request;
  if (details.kind !== 'cancellation' && details.kind !== 'addendum')
    throw new Error(`${request.id}: ${details.kind} is no change at the insurer`);
  const refused = await refusalOf(context, policy, details);
  const answer = refused ?? (await ask(context, { requestId, policy, details }));
  await context.db.transaction((tx) => book(tx, context, { request, details, policy, answer }));
}

/** The number that a request asks for. */
const numberOf = (details: InsurersDetails): string | undefined =>
  details.kind === 'addendum' && details.part === 'plate' ? details.value : undefined;

/** What the insurer is not asked for. Nobody can sell the number from here until the answer is booked. */
async function refusalOf({ db }: JobContext, policy: PolicyRow, details: InsurersDetails): Promise<Declined | null> {
  const number = numberOf(details);
  return number === undefined || (await holdNumber(db, policy, number)) ? null : declined('insuredAlready');
}

async function ask(
  context: CarryOutContext,
  { requestId, policy, details }: { requestId: string; policy: PolicyRow; details: InsurersDetails },
): Promise<ChangeAnswer> {
  const insurer = context.insurerOf(policy.firmId);
  if (!insurer) return declined('insurerGone');
  const within = AbortSignal.any([context.signal, AbortSignal.timeout(insurerSeconds * 1000)]);
  const of = { requestId, policyNo: policy.policyNo };
  if (details.kind === 'cancellation') {
    const { kind: _kind, ...change } = details;
    return insurer.cancelPolicy({ ...of, ...change }, within);
  }
  const { effectiveOn, part, value } = details;
  return insurer.endorse({ ...of, effectiveOn, part, value, mostExtraPremium }, within);
}

const declined = (code: string): Declined => ({ kind: 'declined', code, reason: '' });

interface Answered {
  request: RequestRow;
  details: InsurersDetails;
  policy: PolicyRow;
  answer: ChangeAnswer;
}

async function book(tx: Tx, context: CarryOutContext, { request, details, policy, answer }: Answered): Promise<void> {
  const at = context.clock.now();
  const { id, openedBy: actor } = request;
  if ((await lockRequest(tx, id))?.state !== 'atInsurer') return;
  const insurer = { kind: 'insurer', id: String(policy.firmId) } as const;
  const number = numberOf(details);
  if (answer.kind === 'declined') {
    if (number !== undefined) await releaseNumber(tx, policy, number);
    await moveRequest(tx, { id, to: 'inReview', actor: insurer, reason: answer.code, at });
    return;
  }
  const documentId = await storeDocument(tx, { policy, requestId: id, change: answer.change, at });
  const event = { ...coverChange(details, answer.change), recordedAt: at, actor, documentId };
  const { reference } = answer.change;
  const recorded = await recordEvent(
    { tx, jobs: context.jobs },
    { policyId: policy.id },
    { ...event, reference, idempotencyKey: id },
  );
  // The insurer did what our cover does not allow: the transaction is rolled back, and the job waits at the desk after its last attempt.
  if (recorded.kind === 'notAllowed' || answer.change.extraPremium > mostExtraPremium)
    throw new JobFailure('contradiction', `request ${id}: the insurer's change contradicts the policy`);
  if (number !== undefined) await endorseNumber(tx, policy, number);
  await requestRefund({ tx, context }, await refundOf(tx, { request, details, policy, change: answer.change, at }));
  if (details.kind === 'cancellation' && details.ground === 'sale') await askAfterSale(context.jobs, policy.id, tx);
  await moveRequest(tx, { id, to: 'done', actor: insurer, at });
}

const coverChange = (details: InsurersDetails, { effectiveOn, extraPremium, refund }: PolicyChange): CoverChange => {
  const premiumChange = extraPremium - refund;
  return details.kind === 'cancellation'
    ? { kind: 'cancelled', effectiveOn, premiumChange }
    : { kind: 'endorsed', effectiveOn, premiumChange, part: details.part };
};

/** What the insurer gives back, less a discount that is taken back (member area 9). A discount that was not paid yet is not paid any more. */
async function refundOf(
  tx: Tx,
  of: { request: RequestRow; details: InsurersDetails; policy: PolicyRow; change: PolicyChange; at: Date },
) {
  const { request, policy, change, at } = of;
  const { orderId } = policy;
  const refund = { id: request.id, orderId, itemNo: policy.itemNo ?? onlyItem, amount: change.refund };
  if (orderId === null || of.details.kind !== 'cancellation') return refund;
  await releaseUnpaidDiscount(tx, orderId, at);
  const paidDiscount = await paidDiscountOf(tx, orderId);
  const ended = { concludedOn: dayInTurkey(policy.issuedAt), endsOn: change.effectiveOn, amount: change.refund };
  return { ...refund, amount: change.refund - takenBack({ ...ended, paidDiscount }) };
}

async function storeDocument(
  tx: Tx,
  { policy, requestId, change, at }: { policy: PolicyRow; requestId: string; change: PolicyChange; at: Date },
): Promise<string> {
  const content = Buffer.from(change.document, 'base64');
  const id = randomId();
  await addDocument(tx, {
    ...ownerIn(policy),
    id,
    content,
    subjectId: requestId,
    kind: 'addendum',
    createdAt: at,
    visitorId: policy.visitorId ?? '',
    name: `Zeyil ${change.reference}`,
  });
  return id;
}

/** @param insurerOf of the process */
export const carryOutJob = (
  insurerOf: (context: JobContext) => CarryOutContext['insurerOf'],
): Job<{ requestId: string }> => ({
  name: carryOutJobName,
  handler: ({ requestId }, context) => carryOut({ ...context, insurerOf: insurerOf(context) }, requestId),
  /** Afterwards it waits at the desk. */
  options: { ...retries.overADay, expireInSeconds: 60 },
});
