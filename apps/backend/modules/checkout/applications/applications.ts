/** Hand-overs: what is not sold online gets an application number, and an adviser completes it. */
import { randomInt } from 'node:crypto';
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { workingDaysAfter } from '@emsal/validation/dates/working-days';
import { ownedByNobody, ownerColumnsFor } from '../../../customers/owner';
import type { VisitContext } from '../../../http/context';
import type { Refusal } from '../../../http/refusal';
import { maskedPhone } from '../../../formats/masked-phone';
import { readPerson } from '../../customer/visit-person-store';
import type { CheckoutDependencies, ChosenOffer } from '../chosen-offer';
import { refuse } from '../refuse';
import { soldOffer } from '../sold-offer';
import { findApplication, saveApplication } from './application-store';

/** Working days within which an adviser calls (sample). */
const calledWithin = 1;
type Input = ParsedOf<'POST policyrequest/CreateApplication'>;

export async function createApplication(
  { offers }: CheckoutDependencies,
  { visitId, quoteHeaderId, productId }: Input,
  context: VisitContext,
): Promise<{ applicationNo: string } | Refusal> {
  if (!context.visit.isVerified) return refuse('notVerified');
  if (quoteHeaderId === undefined || productId === undefined) {
    const reason = await offers.adviserReason(context);
    return reason === null ? refuse('applicationNotNeeded') : handOver(context, { offer: null, reason });
  }
  const offer = await offers.storedOffer(context, { visitId, quoteHeaderId, productId });
  if (!offer || offer.validUntil <= context.clock.now()) return refuse('offerGone');
  return offer.isCallCentreOnly ? handOver(context, { offer, reason: null }) : refuse('applicationNotNeeded');
}

async function handOver(
  { db, clock, visit }: VisitContext,
  { offer, reason }: { offer: ChosenOffer | null; reason: string | null },
): Promise<{ applicationNo: string }> {
  const createdAt = clock.now();
  const owner = offer ? ownerColumnsFor(offer.insured.identityNo, visit.proven) : (visit.proven ?? ownedByNobody);
  const { applicationNo } = await db.transaction((tx) =>
    saveApplication(tx, {
      applicationNo: String(randomInt(1_000_000_000, 9_999_999_999)),
      ...{ visitId: visit.id, line: visit.line, createdAt, reason },
      offer: offer && soldOffer(offer),
      promisedOn: workingDaysAfter(dayInTurkey(createdAt), calledWithin),
      ...owner,
    }),
  );
  return { applicationNo };
}

export async function getApplication({
  db,
  visit,
}: VisitContext): Promise<OutputOf<'GET policyrequest/GetApplication/{visitId}'>> {
  const row = await findApplication(db, { visitId: visit.id });
  if (!row) return null;
  const { applicationNo, line, offer, reason, promisedOn, createdAt } = row;
  const phoneNumber = offer?.insured.phoneNumber ?? (await readPerson(db, visit.id))?.phoneNumber ?? '';
  return {
    ...{ applicationNo, line, reason, promisedOn },
    offerNo: offer?.offerNo ?? '',
    firmName: offer?.firmName ?? '',
    phoneNumberMasked: maskedPhone(phoneNumber),
    createdAt: createdAt.toISOString(),
  };
}
