import type { DeskParsed } from '@emsal/api/desk/desk-calls';
import type { StaffPrincipal } from '../../../http/ownership/principal';
import type { RequestRow } from '../../service-request/request-store';
import { finishRequest, sendToInsurer, stepRequest, takeRequest } from '../../service-request/work-on-request';
import type { DeskContext } from '../desk-context';

type Move = Omit<DeskParsed<'POST requests/{id}/move'>, 'id'>;

export const principalOfStaff = ({ staff: { id, roles } }: DeskContext): StaffPrincipal => ({
  kind: 'staff',
  staffId: id,
  roles,
});

/** The customer reads why. */
export const reasonOf = ({ to, asked, refusal }: Move): string | undefined =>
  to === 'waitingForCustomer' ? asked : to === 'refused' ? refusal : undefined;

export const needsReason = ({ to }: Move): boolean => to === 'waitingForCustomer' || to === 'refused';

/** @returns null when the request cannot be moved so any more */
export function moveAsAsked(context: DeskContext, { id }: RequestRow, move: Move): Promise<RequestRow | null> {
  const staff = principalOfStaff(context);
  switch (move.to) {
    case 'inReview':
      return takeRequest(context, staff, id);
    case 'atInsurer':
      return sendToInsurer(context, staff, id);
    case 'done':
      return finishRequest(context, staff, id);
    case 'waitingForCustomer':
    case 'refused': {
      const reason = reasonOf(move);
      return stepRequest(context, staff, { id, to: move.to, ...(reason !== undefined && { reason }) });
    }
  }
}
