/** Hand-overs: what is not sold online gets an application number, and an adviser completes it. */
import { randomInt } from 'node:crypto';
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { adviserOf } from '@emsal/lines/server/server-lines';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { workingDaysAfter } from '@emsal/validation/dates/working-days';
import { ownedByNobody, ownerColumnsFor } from '../../../customers/owner';
import { maskedPhone } from '../../../formats/masked-phone';
import type { VisitContext } from '../../../http/context';
import { Refusal } from '../../../http/refusal';
import type { AdviserCase, CheckoutDependencies, ChosenOffer } from '../chosen-offer';
import { refuse } from '../refuse';
import { soldOffer } from '../sold-offer';
import { applicantOf } from './applicant';
import { confirmApplication } from './application-sms';
import { findApplication, saveApplication, setCallWindow, type ApplicationRow } from './application-store';

/** Working days within which an adviser calls (ours, illustrative). */
const calledWithin = 1;
type Input = ParsedOf<'POST policyrequest/CreateApplication'>;
type Handed = { offer: ChosenOffer } | AdviserCase;

export async function createApplication(
  { offers }: CheckoutDependencies,
  { visitId, quoteHeaderId, productId }: Input,
  context: VisitContext,
): Promise<{ applicationNo: string } | Refusal> {
  if (!context.visit.isVerified) return refuse('notVerified');
  if (quoteHeaderId === undefined || productId === undefined) {
    const found = await offers.adviserCase(context);
    if (found instanceof Refusal) return found;
    return found === null ? refuse('applicationNotNeeded') : handOver(context, found);
  }
  const offer = await offers.storedOffer(context, { visitId, quoteHeaderId, productId });
  if (!offer || offer.validUntil <= context.clock.now()) return refuse('offerGone');
  return offer.isCallCentreOnly ? handOver(context, { offer }) : refuse('applicationNotNeeded');
}

async function handOver(context: VisitContext, handed: Handed): Promise<{ applicationNo: string }> {
  const { db, clock, jobs, visit } = context;
  const createdAt = clock.now();
  const { applicationNo } = await db.transaction(async (tx) => {
    const row = await saveApplication(tx, {
      applicationNo: String(randomInt(1_000_000_000, 9_999_999_999)),
      visitId: visit.id,
      line: visit.line,
      createdAt,
      ...contentOf(handed),
      promisedOn: workingDaysAfter(dayInTurkey(createdAt), calledWithin),
      ...('offer' in handed
        ? ownerColumnsFor(handed.offer.insured.identityNo, visit.proven)
        : (visit.proven ?? ownedByNobody)),
    });
    if (row.createdAt.getTime() === createdAt.getTime()) await confirmApplication(jobs, row, tx);
    return row;
  });
  return { applicationNo };
}

const contentOf = (handed: Handed): Pick<ApplicationRow, 'offer' | 'reason' | 'answers'> =>
  'offer' in handed
    ? { offer: soldOffer(handed.offer), reason: null, answers: null }
    : { offer: null, reason: handed.reason, answers: handed.answers };

export async function getApplication({
  db,
  clock,
  visit,
}: VisitContext): Promise<OutputOf<'GET policyrequest/GetApplication/{visitId}'>> {
  const row = await findApplication(db, { visitId: visit.id });
  if (!row) return null;
  const { applicationNo, line, offer, reason, answers, callWindow, promisedOn, createdAt } = row;
  const { phoneNumber } = await applicantOf(db, row);
  const adviser = adviserOf(line);
  return {
    applicationNo,
    line,
    reason,
    callWindow,
    promisedOn,
    offerNo: offer?.offerNo ?? '',
    firmName: offer?.firmName ?? '',
    phoneNumberMasked: maskedPhone(phoneNumber),
    summary: [...((answers && adviser?.summary(answers, dayInTurkey(clock.now()))) ?? [])],
    hasHealthData: adviser?.needsHealthConsent ?? false,
    createdAt: createdAt.toISOString(),
  };
}

export async function changeCallWindow(
  { callWindow }: ParsedOf<'POST policyrequest/SetCallWindow'>,
  { db, visit }: VisitContext,
): Promise<null | Refusal> {
  return (await setCallWindow(db, visit.id, callWindow)) ? null : refuse('applicationMissing');
}
