import type { DeskParsed } from '@emsal/api/desk/desk-calls';
import type { StaffPrincipal } from '../../../http/ownership/principal';
import { documentReasons } from '@emsal/api/request-reasons';
import { askForFiles } from '../../asked-files/ask-for-files';
import type { RequestRow } from '../../service-request/request-store';
import { finishRequest, sendToInsurer, stepRequest, takeRequest } from '../../service-request/work-on-request';
import type { DeskContext } from '../desk-context';

type Move = Omit<DeskParsed<'POST requests/{id}/move'>, 'id'>;

export const principalOfStaff = ({ staff: { id, roles } }: DeskContext): StaffPrincipal => ({
  kind: 'staff',
  staffId: id,
  roles,
});

/** The code of the reason; the customer reads its text. */
export function reasonOf({ to, asked, refusal }: Move): string | undefined {
  if (to === 'waitingForCustomer') return asked;
  return to === 'refused' ? refusal : undefined;
}

export const needsReason = ({ to }: Move): boolean => to === 'waitingForCustomer' || to === 'refused';

/** @returns null when the request cannot be moved so any more */
export function moveAsAsked(context: DeskContext, request: RequestRow, move: Move): Promise<RequestRow | null> {
  const staff = principalOfStaff(context);
  const { id } = request;
  switch (move.to) {
    case 'inReview':
      return takeRequest(context, staff, id);
    case 'atInsurer':
      return sendToInsurer(context, staff, id);
    case 'done':
      return finishRequest(context, staff, id);
    case 'waitingForCustomer':
      return request.kind === 'cancellation'
        ? stepForReason(context, id, { ...move, to: move.to })
        : askByLink(context, id, move);
    case 'refused':
      return stepForReason(context, id, { ...move, to: move.to });
  }
}

/** With a reason. Files for a cancellation are uploaded on the page that follows it, so that no link is sent. */
function stepForReason(
  context: DeskContext,
  id: string,
  move: Move & { to: 'waitingForCustomer' | 'refused' },
): Promise<RequestRow | null> {
  const reason = reasonOf(move);
  return stepRequest(context, principalOfStaff(context), { id, to: move.to, ...(reason !== undefined && { reason }) });
}

async function askByLink(context: DeskContext, requestId: string, { asked }: Move): Promise<RequestRow | null> {
  const kinds = asked ? documentReasons[asked].files : [];
  return kinds.length === 0 ? null : askForFiles(context, principalOfStaff(context), { requestId, kinds });
}
