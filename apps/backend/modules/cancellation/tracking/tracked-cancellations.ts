/** The cancellations of a person; the specification calls the request a call, and a cancellation an addendum. */
import type { TrackedCancellation, TrackedDetail } from '@emsal/api/calls/self-service/tracking';
import { askedFileFacts } from '@emsal/api/asked-file-kinds';
import { returnText } from '@emsal/api/file-return-reasons';
import type { ParsedOf } from '@emsal/api/calls/table';
import { findInsurer } from '@emsal/insurers/registry';
import { factsOf } from '@emsal/lines/registry/facts-of';
import type { CallerContext } from '../../../http/context';
import { Refusal } from '../../../http/refusal';
import { assetOf } from '../../account-policy/asset-of';
import { findPolicy, type PolicyRow } from '../../policy/policy-store';
import { provenPerson } from '../../service-proof/proven-person';
import { openRequestStates } from '../../service-request/request-graph';
import { filesOfRequest, type SentFile } from '../../service-request/request-file-store';
import { cancellationsOfPerson, movesOf, type RequestRow } from '../../service-request/request-store';
import { findRefund } from '../../policy/refund/refund-store';
import { cancellableCard, refuse } from '../cancellable';
import { estimateOf } from '../estimate-refund';
import { statusParts } from './cancellation-status';
import { requireOwnCancellation, sealCancellationId } from './own-cancellation';
import { trailOf } from './trail';

export async function listCancellations(
  { branchIds, ...named }: ParsedOf<'POST selfservice/addendum/getAddendumList'>,
  context: CallerContext,
): Promise<TrackedCancellation[] | Refusal> {
  const person = await provenPerson(context, named);
  if (person instanceof Refusal) return person;
  const requests = await cancellationsOfPerson(context.db, person.principal);
  const cancellations = await Promise.all(
    requests.map(async (request) => (await historyOf(request, context)).cancellation),
  );
  const asked = cancellations.filter(({ branchId }) => branchIds.length === 0 || branchIds.includes(branchId));
  return asked.length === 0 ? refuse('requestNotFound') : asked;
}

export async function readCancellation(
  encryptedCallId: string,
  context: CallerContext,
): Promise<TrackedDetail | Refusal> {
  const own = await requireOwnCancellation(encryptedCallId, { context, action: 'read' });
  if (own instanceof Refusal) return own;
  const { request } = own;
  const { policy, cancellation, moves, files } = await historyOf(request, context);
  const { details, promisedOn } = request;
  const isEstimated = cancellation.isActive && details.kind === 'cancellation';
  return {
    ...cancellation,
    policy: cancellableCard(policy),
    estimate: isEstimated ? await estimateOf(policy, details.effectiveOn, context) : null,
    promisedOn,
    trail: trailOf({ moves, files, firmName: firmOf(policy), refund: await findRefund(context.db, request.id) }),
    files: files.map(trackedFile),
  };
}

const trackedFile = ({ id, kind, state, reason, at, changedAt }: SentFile): TrackedDetail['files'][number] => ({
  fileId: id,
  title: askedFileFacts(kind).title,
  // What came with a request never waits.
  state: state === 'waiting' ? 'received' : state,
  reason: state === 'again' ? returnText(reason) : null,
  changedAt: (changedAt ?? at).toISOString(),
});

const firmOf = ({ firmId }: PolicyRow): string => findInsurer(firmId)?.name ?? '';

async function historyOf(request: RequestRow, context: CallerContext) {
  const { db } = context;
  const policy = (await findPolicy(db, request.policyId!))!;
  const [moves, files] = await Promise.all([movesOf(db, request.id), filesOfRequest(db, request.id)]);
  const last = moves.at(-1)!;
  const lastFile = files.at(-1);
  const { state } = request;
  const { name: branchName, branchId } = factsOf(policy.line);
  const cancellation: TrackedCancellation = {
    addennumCreateDate: request.createdAt.toISOString(),
    plate: assetOf(policy.risk).plate,
    branchName,
    branchId,
    callId: request.number,
    agentaPolNo: policy.policyNo,
    isActive: openRequestStates.includes(state),
    ...statusParts({
      state,
      reason: last.reason,
      files: files.length,
      firmName: firmOf(policy),
      isAnswered: lastFile !== undefined && last.from === 'waitingForCustomer',
    }),
    encryptedCallId: sealCancellationId(request.id, context),
  };
  return { policy, cancellation, moves, files };
}
