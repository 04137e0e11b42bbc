/** What the offer list stores in session storage: identifiers only, no personal data (spec funnel 3.10, 4.2). */
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

/** Removes campaigns and discounts applied to earlier offers. */
export const clearAppliedDiscounts = (session: SessionStore): void => appliedKeys.forEach((key) => session.remove(key));

/** After each load: resets the risk flag, and stores the offer number when there is an offer. */
export function storeListFlags(
  session: SessionStore,
  line: LineFacts,
  { offerList, offerNo }: { offerList: readonly Offer[]; offerNo: string },
): void {
  session.remove(sessionKeys.risk);
  if (offerList.some((offer) => offer.isRisk)) session.write(sessionKeys.risk, 'true');
  if (offerList.length > 0) session.write(lineKeys.offerNo(line), offerNo);
}

/**
 * Ids of the selected campaigns for the API. The job campaign is stored by its profession code and applied
 * automatically, so it is only sent when this offer grants it.
 */
export function campaignIds(
  { child, job, driver }: OfferState['selectedCampaigns'],
  { discountList }: Pick<Offer, 'discountList'>,
): number[] {
  const granted = discountList.find(({ customDataCode }) => customDataCode === job)?.type ?? null;
  return [child, granted, driver].filter((id) => id !== null).map(Number);
}

/** Stores the chosen offer for the following pages. */
export function storeChoice(
  session: SessionStore,
  line: LineFacts,
  choice: { offerId: string; campaigns: readonly number[] },
): void {
  session.write(lineKeys.offerId(line), choice.offerId);
  session.write(lineKeys.campaigns(line), joinCampaigns(choice.campaigns));
}
