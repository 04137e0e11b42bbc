import type { ProofStatus } from '@emsal/api/calls/self-service/form-data';
import { serviceProofOutcomes } from '@emsal/api/outcomes/service-proof';
import type { CallerContext } from '../../http/context';
import { Refusal, refusalsOf } from '../../http/refusal';
import { codeAddressee } from '../otp/code-addressee';
import { tryCode } from '../otp/try-code';
import { rotateSecret, setSecretCookie } from '../token/session';
import { markProven } from './proof-store';
import { proofStatusOf } from './proof-status';
import { proofOfBrowser } from './proven-person';
import { purpose } from './send-proof-code';

const refuse = refusalsOf(serviceProofOutcomes);

/** A right code also replaces the browser's secret, as every code does (decision 030). */
export async function validateProofCode(code: string, context: CallerContext): Promise<ProofStatus | Refusal> {
  const running = await proofOfBrowser(context);
  if (!running) return refuse('proofEnded');
  const visitor = context.visitor!;
  const addressee = codeAddressee({ ...context, visitor }, running, purpose);
  const secret = await tryCode(context, { ...addressee, code }, async (_row, tx) => {
    await markProven(tx, running.id, context.clock.now());
    return rotateSecret(tx, visitor);
  });
  if (secret instanceof Refusal) return secret;
  setSecretCookie(context, secret);
  return proofStatusOf(context);
}
