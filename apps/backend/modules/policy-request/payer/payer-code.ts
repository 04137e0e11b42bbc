/** The one-time code before a payment: verifies another payer or telephone, otherwise the visit itself, whose verification may have expired. */
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import type { Contact } from '../../../customers/owner';
import type { VisitContext } from '../../../http/context';
import { refusalsOf, type Refusal } from '../../../http/refusal';
import { contactOf } from '../../customer/contact';
import { maskPhone } from '../../customer/customer-info';
import { tryCode, type CodeState } from '../../otp/codes';
import { isOfContact, verifyVisit } from '../../otp/verify-visit';
import { sendToContact } from '../../otp/send-to-contact';
import { findPayer, markPayerVerified } from './payer-store';

const purpose = 'payer';
const refuse = refusalsOf(sharedStepOutcomes);

export async function isPayerCodeRequired(
  context: VisitContext,
): Promise<{ isOtpRequired: boolean; phoneNumberMasked: string }> {
  const { isProven, phoneNumber } = await payingContact(context);
  return { isOtpRequired: !isProven, phoneNumberMasked: maskPhone(phoneNumber) };
}

export const sendPayerCode = async (captcha: string | undefined, context: VisitContext): Promise<CodeState | Refusal> =>
  sendToContact(await payingContact(context), context, { purpose, captcha });

export async function validatePayerCode(code: string, context: VisitContext): Promise<null | Refusal> {
  const { clock, visit } = context;
  const contact = await payingContact(context);
  return tryCode(context, { visitId: visit.id, purpose, code }, async (row, tx) => {
    if (!isOfContact(row, contact, context)) return refuse('otpExpired');
    if (contact.isPayer) await markPayerVerified(tx, visit.id, clock.now());
    else await verifyVisit(tx, context, { visitId: visit.id, ...contact });
    return null;
  });
}

/** The recipient of the code. */
async function payingContact(context: VisitContext): Promise<Contact & { isPayer: boolean; isProven: boolean }> {
  const payer = await findPayer(context.db, context.visit.id);
  if (payer) {
    const { identityNo, phoneNumber, verifiedAt } = payer;
    return { identityNo, phoneNumber, isPayer: true, isProven: verifiedAt !== null };
  }
  return { ...(await contactOf(context)), isPayer: false, isProven: context.visit.isVerified };
}
