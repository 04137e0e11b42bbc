import type { ProofStatus } from '@emsal/api/calls/self-service/form-data';
import { maskedIdentity } from '../../formats/masked-identity';
import { maskedPhone } from '../../formats/masked-phone';
import type { CallerContext } from '../../http/context';
import { Refusal } from '../../http/refusal';
import { runningCode } from '../otp/running-code';
import { proofOfBrowser, provenPerson } from './proven-person';
import { purpose } from './send-proof-code';

/** Whoever is signed in needs no code. */
export async function proofStatusOf(context: CallerContext): Promise<ProofStatus> {
  const running = await proofOfBrowser(context);
  if (!running) return ofSession(context);
  return {
    step: running.provenAt === null ? 'otp' : 'proven',
    identityNoMasked: maskedIdentity(running.identityNo),
    phoneNumberMasked: maskedPhone(running.phoneNumber),
    code: await runningCode(running, context, purpose),
  };
}

async function ofSession(context: CallerContext): Promise<ProofStatus> {
  const person = await provenPerson(context);
  const none = { phoneNumberMasked: '', code: null };
  return person instanceof Refusal
    ? { step: 'start', identityNoMasked: '', ...none }
    : { step: 'proven', identityNoMasked: maskedIdentity(person.identityNo), ...none };
}
