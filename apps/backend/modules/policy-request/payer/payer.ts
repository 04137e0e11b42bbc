/** Another payer than the insured: search (masked), compare, save. */
import { policyRequestOutcomes } from '@emsal/api/outcomes/payment';
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import type { VisitContext } from '../../../frame/context';
import { refusalsOf, type Refusal } from '../../../frame/refusal';
import { maskName } from '../../customer/customer-info';
import type { CheckoutParts } from '../chosen-offer';
import { findPayer, savePayer } from '../policy-info/policy-info-store';

const refuse = refusalsOf(policyRequestOutcomes);

/** The same shape for known and unknown (reliability decision 7). */
export async function searchInsurer(
  { identityNo }: { identityNo: string },
  context: VisitContext,
): Promise<{ displayName: string; isFound: boolean } | Refusal> {
  if (!identityOrTaxNumber(identityNo).ok) return refuse('identityInvalid');
  await context.spend('identity', identityNo);
  const answer = await context.ports.registries.person({ identityNo });
  if (answer.state !== 'found') return { displayName: '', isFound: false };
  const { isCompany, companyName, firstName, lastName } = answer.value;
  return {
    displayName: isCompany ? maskName(companyName) : `${maskName(firstName)} ${maskName(lastName)}`,
    isFound: true,
  };
}

export async function isInsurerDifferent(
  parts: CheckoutParts,
  { visitId }: { visitId: string },
  context: VisitContext,
): Promise<{ isDifferent: boolean }> {
  const [payer, offer] = [await findPayer(context.db, visitId), await parts.offers.chosenOffer(context, { visitId })];
  return { isDifferent: !!payer && payer.identityNo !== offer?.insured.identityNo };
}

export async function saveInsurer(
  parts: CheckoutParts,
  { visitId, identityNo, phoneNumber }: { visitId: string; identityNo: string; phoneNumber: string },
  context: VisitContext,
): Promise<null | Refusal> {
  if (!identityOrTaxNumber(identityNo).ok) return refuse('identityInvalid');
  const offer = await parts.offers.chosenOffer(context, { visitId });
  if (!offer) return refuse('offerGone');
  if (offer.insured.identityNo === identityNo) return refuse('sameIdentity');
  await savePayer(context.db, { visitId, identityNo, phoneNumber, savedAt: context.clock.now() });
  return null;
}
