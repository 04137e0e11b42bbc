import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { campaignSelected } from '@emsal/state/offer/offer-slice';
import type { CampaignKind, CampaignWishes, OfferState } from '@emsal/state/offer/offer-state';
import { focusTitle } from '../list/focus-title';
import type { OfferPorts } from '../settle-offers';
import { askInsurers } from './ask-insurers';

export type WishKind = keyof CampaignWishes & CampaignKind;

/** The campaigns with one more, or with one given up. */
export const withWish = (wishes: CampaignWishes, kind: WishKind, wish: CampaignWishes[WishKind]): CampaignWishes => {
  const { [kind]: _, ...others } = wishes;
  return wish === undefined ? others : { ...others, [kind]: wish };
};

/** Another campaign stands already: combining the two is confirmed first (spec funnel 8). */
export const combines = (wishes: CampaignWishes, kind: WishKind): boolean =>
  Object.keys(wishes).some((other) => other !== kind);

/** The list whose campaigns change. */
export interface Asking {
  line: LineFacts;
  visitId: string;
  ports: Pick<OfferPorts, 'client' | 'dispatch'>;
  offers: Pick<OfferState, 'campaignList' | 'assumptions'>;
}

/** Asks all insurers again from a list that stands: it is loaded anew because its campaigns changed. The server's sentence when it cannot. */
export async function askAgain(
  { line, visitId, ports: { client, dispatch }, offers }: Asking,
  campaigns: CampaignWishes,
): Promise<string | null> {
  const refusal = await askInsurers(client, { visitId, campaigns });
  if (refusal !== null) return refusal;
  const idOf = (kind: WishKind): string | null =>
    String(offers.campaignList.find((campaign) => campaign.kind === kind)?.id ?? '') || null;
  for (const kind of ['child', 'driver'] as const)
    dispatch(campaignSelected({ line: line.id, kind, id: campaigns[kind] ? idOf(kind) : null }));
  focusTitle();
  return null;
}
