import type { Contact } from '../../customers/owner';
import type { CallerContext } from '../../http/context';
import { Refusal } from '../../http/refusal';
import { codeAddressee } from './code-addressee';
import { codeState, type CodeState } from './send-code';
import { sendToContact } from './send-to-contact';

interface CodeOptions {
  purpose: string;
  captcha: string | undefined;
}

/** Sends a code; whoever comes back within the minute goes on with the code that was sent. */
export async function newOrRunningCode(
  contact: Contact,
  context: CallerContext,
  { purpose, captcha }: CodeOptions,
): Promise<CodeState | Refusal> {
  const asker = { ...context, visitor: context.visitor! };
  const sent = await sendToContact(contact, asker, { purpose, captcha });
  if (!(sent instanceof Refusal) || sent.code !== 'otpTooSoon') return sent;
  return (await runningCode(contact, context, purpose)) ?? sent;
}

export const runningCode = (contact: Contact, context: CallerContext, purpose: string): Promise<CodeState | null> =>
  codeState(context, codeAddressee({ ...context, visitor: context.visitor! }, contact, purpose));
