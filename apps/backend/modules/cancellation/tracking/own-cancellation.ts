/** The sealed name of a cancellation; it opens only for the person whose it is. */
import { secondsAfter } from '../../../clock/clock';
import type { CallerContext } from '../../../http/context';
import type { Action } from '../../../http/ownership/owned-object';
import { Refusal } from '../../../http/refusal';
import { seal, unseal } from '../../../http/seal';
import { provenPerson, type ServicePerson } from '../../service-proof/proven-person';
import { requireOwnRequest } from '../../service-request/owned-request';
import type { RequestRow } from '../../service-request/request-store';

const validSeconds = 30 * 24 * 3600;
const keyOf = ({ config: { secretKey } }: CallerContext) => ({ secretKey, purpose: 'serviceCall' });

export const sealCancellationId = (requestId: string, context: CallerContext): string =>
  seal(requestId, keyOf(context), secondsAfter(context.clock.now(), validSeconds));

/** @throws ProtocolError notFound, also for another person's and for an altered name */
export async function requireOwnCancellation(
  encryptedCallId: string,
  { context, action }: { context: CallerContext; action: Action },
): Promise<{ request: RequestRow; principal: ServicePerson['principal'] } | Refusal> {
  const person = await provenPerson(context);
  if (person instanceof Refusal) return person;
  const { principal } = person;
  const id = String(unseal(encryptedCallId, keyOf(context), context.clock));
  return { request: await requireOwnRequest(context, { principal, id, action }), principal };
}
