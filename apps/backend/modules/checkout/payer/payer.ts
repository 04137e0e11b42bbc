/** A payer who is not the insured with the visit's telephone: lookup (masked), comparison, saving. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import type { VisitContext } from '../../../http/context';
import type { Refusal } from '../../../http/refusal';
import { admitIdentity } from '../../visit-person/admit-identity';
import { admitPhone } from '../../visit-person/admit-phone';
import { maskName } from '../../visit-person/customer-info';
import type { CheckoutDependencies } from '../chosen-offer';
import { isForAnotherPerson } from './other-policyholder';
import { findPayer, forgetPayer, savePayerRow } from './payer-store';
import { refuse } from '../refuse';

/** The same response for known and unknown numbers, under the limits of every identity lookup (decisions 034 and 036). */
export async function searchPayer(
  { identityNo, captcha }: { identityNo: string; captcha?: string | undefined },
  context: VisitContext,
): Promise<{ displayName: string; isFound: boolean } | Refusal> {
  if (!identityOrTaxNumber(identityNo).ok) return refuse('identityInvalid');
  const refusal = await admitIdentity(identityNo, context, captcha);
  return refusal ?? (await registeredName(identityNo, context));
}

/** Always masked. */
export async function registeredName(
  identityNo: string,
  { ports }: Pick<VisitContext, 'ports'>,
): Promise<{ displayName: string; isFound: boolean }> {
  const answer = await ports.registries.person({ identityNo });
  if (answer.state !== 'found') return { displayName: '', isFound: false };
  const { isCompany, companyName, firstName, lastName } = answer.value;
  return {
    displayName: isCompany ? maskName(companyName) : `${maskName(firstName)} ${maskName(lastName)}`,
    isFound: true,
  };
}

export async function isPayerDifferent(
  dependencies: CheckoutDependencies,
  { visitId }: { visitId: VisitId },
  context: VisitContext,
): Promise<{ isDifferent: boolean }> {
  const payer = await findPayer(context.db, visitId);
  const offer = await dependencies.offers.chosenOffer(context, { visitId });
  return { isDifferent: !!payer && payer.identityNo !== offer?.insured.identityNo };
}

export async function savePayer(
  dependencies: CheckoutDependencies,
  input: { visitId: VisitId; identityNo: string; phoneNumber: string },
  context: VisitContext,
): Promise<null | Refusal> {
  if (!identityOrTaxNumber(input.identityNo).ok) return refuse('identityInvalid');
  const offer = await dependencies.offers.chosenOffer(context, input);
  if (!offer) return refuse('offerGone');
  if (offer.insured.identityNo === input.identityNo) return refuse('sameIdentity');
  if (await isForAnotherPerson(offer, context)) return refuse('payerIsPolicyholder');
  return admitAndSave(input, context);
}

/** The insured pays after all; another telephone of theirs stays. */
export async function forgetOtherPayer(insured: string, { db, visit }: VisitContext): Promise<void> {
  const payer = await findPayer(db, visit.id);
  if (payer && payer.identityNo !== insured) await forgetPayer(db, visit.id);
}

/** Of the other payer if there is one, otherwise of the insured. */
export async function savePayerPhone(
  dependencies: CheckoutDependencies,
  { visitId, phoneNumber }: { visitId: VisitId; phoneNumber: string },
  context: VisitContext,
): Promise<null | Refusal> {
  const offer = await dependencies.offers.chosenOffer(context, { visitId });
  if (!offer) return refuse('offerGone');
  const payer = await findPayer(context.db, visitId);
  return admitAndSave({ visitId, phoneNumber, identityNo: payer?.identityNo ?? offer.insured.identityNo }, context);
}

/** Saving the same payer again keeps the verification. */
async function admitAndSave(
  payer: { visitId: VisitId; identityNo: string; phoneNumber: string },
  context: VisitContext,
): Promise<null | Refusal> {
  const refusal = (await admitIdentity(payer.identityNo, context, undefined)) ?? (await admitPhone(payer, context));
  if (refusal) return refusal;
  const known = await findPayer(context.db, payer.visitId);
  const isSame = known?.identityNo === payer.identityNo && known.phoneNumber === payer.phoneNumber;
  if (!isSame) await savePayerRow(context.db, { ...payer, savedAt: context.clock.now(), verifiedAt: null });
  return null;
}
