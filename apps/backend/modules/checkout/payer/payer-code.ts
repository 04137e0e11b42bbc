/**
 * The one-time code before a payment: verifies a policyholder who is not the form's person, another payer or telephone, otherwise the
 * visit itself, whose verification may have expired.
 */
import type { Contact } from '../../../customers/owner';
import type { VisitContext } from '../../../http/context';
import type { Refusal } from '../../../http/refusal';
import { contactOf } from '../../visit-person/contact';
import { isVerifiedPerson } from '../../visit-person/look-up-person';
import { maskedPhone } from '../../../formats/masked-phone';
import { codeAddressee } from '../../otp/code-addressee';
import type { CodeState } from '../../otp/send-code';
import { tryCode } from '../../otp/try-code';
import { verifyPolicyholder, verifyVisit } from '../../otp/verify-visit';
import { refuseForeignPhone } from '../../visit-person/refuse-foreign-phone';
import { sendToContact } from '../../otp/send-to-contact';
import type { CheckoutDependencies } from '../chosen-offer';
import { isForAnotherPerson } from './other-policyholder';
import { findPayer, markPayerVerified } from './payer-store';

const purpose = 'payer';

export async function isPayerCodeRequired(
  dependencies: CheckoutDependencies,
  context: VisitContext,
): Promise<{ isOtpRequired: boolean; phoneNumberMasked: string }> {
  const { isProven, phoneNumber } = await payingContact(dependencies, context);
  return { isOtpRequired: !isProven, phoneNumberMasked: maskedPhone(phoneNumber) };
}

export const sendPayerCode = async (
  dependencies: CheckoutDependencies,
  captcha: string | undefined,
  context: VisitContext,
): Promise<CodeState | Refusal> =>
  sendToContact(await payingContact(dependencies, context), context, { purpose, captcha, admit: refuseForeignPhone });

export async function validatePayerCode(
  dependencies: CheckoutDependencies,
  code: string,
  context: VisitContext,
): Promise<null | Refusal> {
  const { clock, visit } = context;
  const contact = await payingContact(dependencies, context);
  return tryCode(context, { ...codeAddressee(context, contact, purpose), code }, async (_row, tx) => {
    if (contact.role === 'payer') await markPayerVerified(tx, visit.id, clock.now());
    else await verifying[contact.role](tx, context, { visitId: visit.id, ...contact });
    return null;
  });
}

const verifying = { visitor: verifyVisit, policyholder: verifyPolicyholder } as const;

interface PayingContact extends Contact {
  role: 'payer' | keyof typeof verifying;
  isProven: boolean;
}

/** The recipient of the code. */
async function payingContact(dependencies: CheckoutDependencies, context: VisitContext): Promise<PayingContact> {
  const policyholder = await otherPolicyholder(dependencies, context);
  if (policyholder) return policyholder;
  const payer = await findPayer(context.db, context.visit.id);
  if (payer) {
    const { identityNo, phoneNumber, verifiedAt } = payer;
    return { identityNo, phoneNumber, role: 'payer', isProven: verifiedAt !== null };
  }
  return { ...(await contactOf(context)), role: 'visitor', isProven: context.visit.isVerified };
}

/** Null once proven, and where the policyholder is the form's person: the law asks the one who concludes the contract. */
async function otherPolicyholder(
  { offers }: CheckoutDependencies,
  context: VisitContext,
): Promise<PayingContact | null> {
  const offer = await offers.chosenOffer(context, { visitId: context.visit.id });
  if (!offer || !(await isForAnotherPerson(offer, context))) return null;
  const { identityNo } = offer.insured;
  if (context.visit.isVerified && isVerifiedPerson(context, identityNo)) return null;
  const { phoneNumber } = await contactOf(context);
  return { identityNo, phoneNumber, role: 'policyholder', isProven: false };
}
