/** The application for a cancellation. What is paid back is decided in `modules/policy/refund` once the insurer has cancelled. */
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import type { CallerContext } from '../../http/context';
import { Refusal } from '../../http/refusal';
import { openPolicyRequest } from '../service-request/open-request';
import { endOf, refuse, refuseSaleDay, requireCancellable } from './cancellable';
import { takePages, unsentPages } from './sale-pages';

type Application = ParsedOf<'POST selfservice/policy/cancel'>;
type Applied = OutputOf<'POST selfservice/policy/cancel'>;

/** Only the sale of the vehicle: every other reason is for an adviser (member 4). */
export async function applyForCancellation(
  { policyNo, reason, saleDate, files, ...document }: Application,
  context: CallerContext,
): Promise<Applied | Refusal> {
  if (reason !== 'sale') return refuse('reasonNotAccepted');
  const found = await requireCancellable(policyNo, context);
  if (found instanceof Refusal) return found;
  const { policy, principal } = found;
  refuseSaleDay(policy, saleDate, context);
  const pages = await unsentPages(files, context);
  if (pages === null) return refuse('fileGone');
  const request = await openPolicyRequest(context, principal, {
    policyId: policy.id,
    details: {
      kind: 'cancellation',
      effectiveOn: endOf(policy, saleDate),
      ground: reason,
      sale: { soldOn: saleDate, ...document },
    },
    inSameTransaction: (tx, opened) => takePages(tx, pages, opened),
  });
  return request ? { requestNo: request.number, promisedOn: request.promisedOn } : refuse('cancellationOpen');
}
