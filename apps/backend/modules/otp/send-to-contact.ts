import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import type { VisitContext } from '../../frame/context';
import { refusalsOf, type Refusal } from '../../frame/refusal';
import { admitIdentity } from '../customer/admit-identity';
import { identityKeyOf, phoneKeyOf } from '../customer/identity-key';
import { refuseStranger } from '../customer/refuse-stranger';
import { sendCode, type CodeState } from './codes';
import type { Contact } from './prove-visit';

const refuse = refusalsOf(sharedStepOutcomes);

interface CodeOptions {
  /** What the code opens, and nothing else. */
  purpose: string;
  captcha: string | undefined;
  /** Another admission, asked before the register is. */
  admit?: (contact: Contact, context: VisitContext) => Promise<Refusal | null>;
}

/** Sends a code to a person of the visit; a contact may have empty parts still: nobody's number is asked about freely, and a stranger's telephone gets none. */
export async function sendToContact(
  { identityNo, phoneNumber }: Contact,
  context: VisitContext,
  { purpose, captcha, admit }: CodeOptions,
): Promise<CodeState | Refusal> {
  if (!identityNo || !phoneNumber) return refuse('phoneMissing');
  const contact = { identityNo, phoneNumber };
  await context.spend('telephone', phoneNumber);
  const refusal =
    (await admitIdentity(identityNo, context, captcha)) ??
    (await admit?.(contact, context)) ??
    (await refuseStranger(contact, context));
  if (refusal) return refusal;
  return sendCode(context, {
    visitId: context.visit.id,
    purpose,
    phoneNumber,
    identityKey: identityKeyOf(context.config, identityNo),
    phoneKey: phoneKeyOf(context.config, phoneNumber),
  });
}
