/** Who pays where that is not the insured with the telephone of the visit: search (masked), compare, save. */
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import type { VisitContext } from '../../../frame/context';
import type { Refusal } from '../../../frame/refusal';
import { admitIdentity } from '../../customer/admit-identity';
import { admitPhone } from '../../customer/admit-phone';
import { maskName } from '../../customer/customer-info';
import type { CheckoutParts } from '../chosen-offer';
import { findPayer, savePayer } from '../policy-info/policy-info-store';
import { refuse } from '../refuse';

/** The same shape for known and unknown, and under the caps of every identity search (decisions 036 and 068). */
export async function searchInsurer(
  { identityNo, captcha }: { identityNo: string; captcha?: string | undefined },
  context: VisitContext,
): Promise<{ displayName: string; isFound: boolean } | Refusal> {
  if (!identityOrTaxNumber(identityNo).ok) return refuse('identityInvalid');
  const refusal = await admitIdentity(identityNo, context, captcha);
  return refusal ?? (await registeredName(identityNo, context));
}

/** Masked, whoever asks. */
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
  input: { visitId: string; identityNo: string; phoneNumber: string },
  context: VisitContext,
): Promise<null | Refusal> {
  if (!identityOrTaxNumber(input.identityNo).ok) return refuse('identityInvalid');
  const offer = await parts.offers.chosenOffer(context, input);
  if (!offer) return refuse('offerGone');
  if (offer.insured.identityNo === input.identityNo) return refuse('sameIdentity');
  return store(input, context);
}

/** Of the other payer where there is one, else of the insured. */
export async function saveInsurerPhone(
  parts: CheckoutParts,
  { visitId, phoneNumber }: { visitId: string; phoneNumber: string },
  context: VisitContext,
): Promise<null | Refusal> {
  const offer = await parts.offers.chosenOffer(context, { visitId });
  if (!offer) return refuse('offerGone');
  const payer = await findPayer(context.db, visitId);
  return store({ visitId, phoneNumber, identityNo: payer?.identityNo ?? offer.insured.identityNo }, context);
}

/** What was proven stays proven when the same is saved again. */
async function store(
  payer: { visitId: string; identityNo: string; phoneNumber: string },
  context: VisitContext,
): Promise<null | Refusal> {
  const refusal = (await admitIdentity(payer.identityNo, context, undefined)) ?? (await admitPhone(payer, context));
  if (refusal) return refusal;
  const known = await findPayer(context.db, payer.visitId);
  const isSame = known?.identityNo === payer.identityNo && known.phoneNumber === payer.phoneNumber;
  if (!isSame) await savePayer(context.db, { ...payer, savedAt: context.clock.now(), verifiedAt: null });
  return null;
}
