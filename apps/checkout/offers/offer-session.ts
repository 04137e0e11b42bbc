/** What the offer list leaves in session storage: names of things, never who somebody is (spec funnel 3.10, 4.2). */
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { joinCampaigns, lineKeys, sessionKeys } from '@emsal/platform/storage/session-keys';
import type { SessionStore } from '@emsal/platform/storage/session-store';
import type { Offer, OfferState } from '@emsal/state/offer/offer-state';

const appliedKeys = [
  sessionKeys.appliedCampaign,
  sessionKeys.appliedChildCampaign,
  sessionKeys.appliedChildProductId,
  sessionKeys.appliedJobCampaign,
  sessionKeys.appliedJobDiscount,
  sessionKeys.removedOnlineDiscount,
  sessionKeys.discountCode,
];

/** While the preloader is active no campaign or discount of earlier offers may linger. */
export const forgetApplied = (session: SessionStore): void => appliedKeys.forEach((key) => session.remove(key));

/** After each load: the risk flag anew, and the offer number when there is something to buy. */
export function keepLoaded(
  session: SessionStore,
  line: LineFacts,
  { offerList, offerNo }: { offerList: readonly Offer[]; offerNo: string },
): void {
  session.remove(sessionKeys.risk);
  if (offerList.some((offer) => offer.isRisk)) session.write(sessionKeys.risk, 'true');
  if (offerList.length > 0) session.write(lineKeys.offerNo(line), offerNo);
}

/**
 * The selected campaigns by number, as the wire wants them. The job's is held by its code, which is no number of a campaign;
 * nobody asked for it, so it is named only where this offer grants it.
 */
export function campaignIds(
  { child, job, driver }: OfferState['selectedCampaigns'],
  { discountList }: Pick<Offer, 'discountList'>,
): number[] {
  const granted = discountList.find(({ customDataCode }) => customDataCode === job)?.type ?? null;
  return [child, granted, driver].filter((id) => id !== null).map(Number);
}

/** The offer that the later pages speak of. */
export function keepChoice(
  session: SessionStore,
  line: LineFacts,
  choice: { offerId: string; campaigns: readonly number[] },
): void {
  session.write(lineKeys.offerId(line), choice.offerId);
  session.write(lineKeys.campaigns(line), joinCampaigns(choice.campaigns));
}
