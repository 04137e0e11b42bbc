import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import type { Contact } from '../../customers/owner';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { admitIdentity } from '../visit-person/admit-identity';
import type { IdentityAsker } from '../visit-person/identity-asker';
import { codeAddressee } from './code-addressee';
import { sendCode, type CodeState } from './send-code';

const refuse = refusalsOf(sharedStepOutcomes);

interface CodeOptions {
  /** What the code is valid for. */
  purpose: string;
  captcha: string | undefined;
  /** A further check, by which the answer may tell what is known of the two numbers. */
  admit?: (contact: Contact, context: IdentityAsker) => Promise<Refusal | null>;
}

/** Sends a code to a person's telephone, within the limits of identity queries. Refuses an incomplete contact. */
export async function sendToContact(
  { identityNo, phoneNumber }: Contact,
  context: IdentityAsker,
  { purpose, captcha, admit }: CodeOptions,
): Promise<CodeState | Refusal> {
  if (!identityNo || !phoneNumber) return refuse('phoneMissing');
  const contact = { identityNo, phoneNumber };
  await context.spendRateLimit('telephone', phoneNumber);
  const refusal = (await admitIdentity(identityNo, context, captcha)) ?? (await admit?.(contact, context));
  if (refusal) return refusal;
  return sendCode(context, {
    ...codeAddressee(context, contact, purpose),
    visitId: context.visit?.id ?? null,
    phoneNumber,
  });
}
