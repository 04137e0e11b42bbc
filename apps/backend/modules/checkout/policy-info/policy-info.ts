/** The input that the customer confirms before paying. */
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { optionalEmail } from '@emsal/validation/email/email';
import { randomId } from '../../../db/random-id';
import type { VisitContext } from '../../../http/context';
import { Refusal } from '../../../http/refusal';
import type { CheckoutDependencies } from '../chosen-offer';
import { refuse } from '../refuse';
import { disclosedWithHashes } from '../disclosures/disclosure-files';
import { forgetOtherPayer } from '../payer/payer';
import { lastPolicyInfo, savePolicyInfo } from './policy-info-store';
import { priceOf } from './price-change';
import { missingInput } from './missing-input';
import { nameTravellers } from '../travellers/name-travellers';

export async function createPolicyInfo(
  dependencies: CheckoutDependencies,
  input: ParsedOf<'POST policyrequest/CreatePolicyInfo'>,
  context: VisitContext,
): Promise<OutputOf<'POST policyrequest/CreatePolicyInfo'> | Refusal> {
  const { visitId, quoteHeaderId, productId, address, isInsurerDifferent, payee, notarySale } = input;
  const offer = await dependencies.offers.chosenOffer(context, { visitId, quoteHeaderId, productId });
  if (!offer) return refuse('offerGone');
  const today = dayInTurkey(context.clock.now());
  const missing = missingInput({ line: offer.line, address, payee, notarySale, today });
  if (missing) return refuse(missing);
  const before = await lastPolicyInfo(context.db, visitId);
  const travellers = await nameTravellers(input.travellers, { offer, saved: before?.travellers }, context);
  if (travellers instanceof Refusal) return travellers;
  const email = optionalEmail(input.email);
  if (!email.ok) return refuse('emailInvalid');
  if (!isInsurerDifferent) await forgetOtherPayer(offer.insured.identityNo, context);
  const shownDocuments = await disclosedWithHashes(context, offer.line, input.shownDocuments);
  if (!shownDocuments) return refuse('documentsNotShown');
  const info = {
    id: randomId(),
    visitId,
    quoteHeaderId,
    productId,
    address,
    email: email.value,
    isInsurerDifferent,
    payee,
    notarySale,
    travellers,
    price: priceOf(offer),
    shownDocuments,
    shownTo: context.request.address,
    createdAt: context.clock.now(),
  };
  return { policyInfoId: await savePolicyInfo(context.db, info) };
}
