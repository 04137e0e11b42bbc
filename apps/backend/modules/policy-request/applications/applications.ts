/** Applications: an offer that is not sold online gets an application number, and an adviser completes it. */
import { randomInt } from 'node:crypto';
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { ownerColumnsFor } from '../../../customers/owner';
import type { VisitContext } from '../../../http/context';
import type { Refusal } from '../../../http/refusal';
import { maskPhone } from '../../customer/customer-info';
import type { CheckoutDependencies } from '../chosen-offer';
import { refuse } from '../refuse';
import { soldOffer } from '../sold-offer';
import { findApplication, saveApplication } from './application-store';

export async function createApplication(
  { offers }: CheckoutDependencies,
  input: ParsedOf<'POST policyrequest/CreateApplication'>,
  context: VisitContext,
): Promise<{ applicationNo: string } | Refusal> {
  const { db, clock, visit } = context;
  if (!visit.isVerified) return refuse('notVerified');
  const offer = await offers.storedOffer(context, input);
  if (!offer || offer.validUntil <= clock.now()) return refuse('offerGone');
  if (!offer.isCallCentreOnly) return refuse('applicationNotNeeded');
  const { applicationNo } = await saveApplication(db, {
    applicationNo: String(randomInt(1_000_000_000, 9_999_999_999)),
    visitId: visit.id,
    offer: soldOffer(offer),
    createdAt: clock.now(),
    ...ownerColumnsFor(offer.insured.identityNo, visit.proven),
  });
  return { applicationNo };
}

export async function getApplication({
  db,
  visit,
}: VisitContext): Promise<OutputOf<'GET policyrequest/GetApplication/{visitId}'>> {
  const row = await findApplication(db, visit.id);
  if (!row) return null;
  const { line, offerNo, firmName, insured } = row.offer;
  return {
    applicationNo: row.applicationNo,
    line,
    offerNo,
    firmName,
    phoneNumberMasked: maskPhone(insured.phoneNumber),
    createdAt: row.createdAt.toISOString(),
  };
}
