import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import type { Contact } from '../../customers/owner';
import type { VisitContext } from '../../http/context';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { admitIdentity } from '../customer/admit-identity';
import { refuseForeignPhone } from '../customer/refuse-foreign-phone';
import { codeAddressee } from './code-addressee';
import { sendCode, type CodeState } from './codes';

const refuse = refusalsOf(sharedStepOutcomes);

interface CodeOptions {
  /** What the code is valid for. */
  purpose: string;
  captcha: string | undefined;
  /** A further check, made before the registry is queried. */
  admit?: (contact: Contact, context: VisitContext) => Promise<Refusal | null>;
}

/** Sends a code to a person of the visit, within the limits of identity queries and not to a telephone of somebody else. Refuses an incomplete contact. */
export async function sendToContact(
  { identityNo, phoneNumber }: Contact,
  context: VisitContext,
  { purpose, captcha, admit }: CodeOptions,
): Promise<CodeState | Refusal> {
  if (!identityNo || !phoneNumber) return refuse('phoneMissing');
  const contact = { identityNo, phoneNumber };
  await context.spendRateLimit('telephone', phoneNumber);
  const refusal =
    (await admitIdentity(identityNo, context, captcha)) ??
    (await admit?.(contact, context)) ??
    (await refuseForeignPhone(contact, context));
  if (refusal) return refusal;
  return sendCode(context, {
    ...codeAddressee(context, contact, purpose),
    visitId: context.visit.id,
    phoneNumber,
  });
}
