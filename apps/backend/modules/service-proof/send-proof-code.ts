/** Begins a proof and sends its codes. Before the code nothing tells whether identity or telephone is known. */
import type { ParsedOf } from '@emsal/api/calls/table';
import { serviceProofOutcomes } from '@emsal/api/outcomes/service-proof';
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import type { Contact } from '../../customers/owner';
import { randomId } from '../../db/random-id';
import type { CallerContext } from '../../http/context';
import { refuseInvalidFields } from '../../http/refuse-invalid-fields';
import { Refusal, refusalsOf } from '../../http/refusal';
import type { CodeState } from '../otp/send-code';
import { newOrRunningCode } from '../otp/running-code';
import { addServiceProof, endServiceProofs } from './proof-store';
import { proofOfBrowser } from './proven-person';

export const purpose = 'service';
const refuse = refusalsOf(serviceProofOutcomes);
type Input = ParsedOf<'POST selfservice/formData/SendOtp'>;

export async function sendProofCode(
  { identityNo, phoneNumber, captcha }: Input,
  context: CallerContext,
): Promise<CodeState | Refusal> {
  if (identityNo !== undefined && phoneNumber !== undefined)
    return beginProof({ identityNo, phoneNumber }, captcha, context);
  const running = await proofOfBrowser(context);
  if (!running || running.provenAt !== null) return refuse('proofEnded');
  return newOrRunningCode(running, context, { purpose, captcha });
}

async function beginProof(
  contact: Contact,
  captcha: string | undefined,
  context: CallerContext,
): Promise<CodeState | Refusal> {
  const identity = identityOrTaxNumber(contact.identityNo);
  refuseInvalidFields(identity.ok ? {} : { identityNo: identity.message });
  const state = await newOrRunningCode(contact, context, { purpose, captcha });
  if (state instanceof Refusal) return state;
  const { id: visitorId } = context.visitor!;
  const startedAt = context.clock.now();
  await context.db.transaction(async (tx) => {
    await endServiceProofs(tx, visitorId, startedAt);
    await addServiceProof(tx, { ...contact, id: randomId(), visitorId, startedAt });
  });
  return state;
}
