/** When an invitation earns its voucher (spec member 3, 4, 9). Days are `YYYY-MM-DD`. */
import { invitationReward, type awardStates, type invitationStatuses } from '@emsal/api/invitation-reward';
import { addDays, daysBetween } from '@emsal/validation/dates/calendar-day';

/** A friend's policy: when it was bought, and when it was cancelled. */
export interface Purchase {
  boughtOn: string;
  cancelledOn: string | null;
}

/** Days for which a link that was opened counts. */
export const openDays = 30;
/** Sample: the retailer's vouchers are valid for half a year. */
const voucherDays = 180;
export const mostAwards = invitationReward.most / invitationReward.amount;

/** The first day after the hold. */
export const loadDayOf = (boughtOn: string): string => addDays(boughtOn, invitationReward.holdDays + 1);
export const lastDayOf = (loadedOn: string): string => addDays(loadedOn, voucherDays);

const isVoid = ({ boughtOn, cancelledOn }: Purchase): boolean =>
  cancelledOn !== null && daysBetween(boughtOn, cancelledOn) <= invitationReward.holdDays;

export const isDue = (purchase: Purchase, today: string): boolean =>
  !isVoid(purchase) && today >= loadDayOf(purchase.boughtOn);

/** @param purchase null while nothing was bought */
export function invitationStatus(purchase: Purchase | null): (typeof invitationStatuses)[number] {
  if (purchase === null) return 'waiting';
  return isVoid(purchase) ? 'cancelled' : 'bought';
}

/** @param validUntil of the loaded voucher; null before */
export function awardState(validUntil: string | null, today: string): (typeof awardStates)[number] {
  if (validUntil === null) return 'toBeLoaded';
  return validUntil < today ? 'past' : 'loaded';
}
