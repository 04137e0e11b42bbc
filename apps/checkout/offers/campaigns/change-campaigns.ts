import type { VisitId } from '@emsal/api/calls/identifiers';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { campaignSelected } from '@emsal/state/offer/offer-slice';
import type { CampaignKind, CampaignOptions, OfferState } from '@emsal/state/offer/offer-state';
import { focusTitle } from '../../page/focus-title';
import type { OfferPorts } from '../loading/load-final-list';
import { requestQuotes } from '../requote/request-quotes';

export type RequestableCampaign = keyof CampaignOptions & CampaignKind;

/** Adds a campaign, or removes it when `undefined`. */
export const withCampaign = (
  options: CampaignOptions,
  kind: RequestableCampaign,
  option: CampaignOptions[RequestableCampaign],
): CampaignOptions => {
  const { [kind]: _, ...others } = options;
  return option === undefined ? others : { ...others, [kind]: option };
};

/** Another campaign already applies: combining the two needs confirmation (spec funnel 8). */
export const combines = (options: CampaignOptions, kind: RequestableCampaign): boolean =>
  Object.keys(options).some((other) => other !== kind);

export interface CampaignContext {
  line: LineFacts;
  visitId: VisitId;
  ports: Pick<OfferPorts, 'client' | 'dispatch'>;
  offers: Pick<OfferState, 'campaignList' | 'assumptions'>;
  /** Reloads the list. */
  revalidate: () => Promise<void>;
}

const hasOtherOccupation = (one: CampaignOptions, other: CampaignOptions): boolean => one.job?.code !== other.job?.code;

/** Requests quotes with other campaigns and updates the selection. Returns the server's message on failure. */
export async function changeCampaigns(
  { line, visitId, ports: { client, dispatch }, offers, revalidate }: CampaignContext,
  campaigns: CampaignOptions,
): Promise<string | null> {
  const refusal = await requestQuotes(client, { visitId, campaigns });
  if (refusal !== null) return refusal.message;
  const idOf = (kind: RequestableCampaign): string | null =>
    String(offers.campaignList.find((campaign) => campaign.kind === kind)?.id ?? '') || null;
  for (const kind of ['child', 'driver'] as const)
    dispatch(campaignSelected({ line: line.id, kind, id: campaigns[kind] ? idOf(kind) : null }));
  // A selected child or driver campaign reloads the list by itself (spec funnel 4.2).
  if (hasOtherOccupation(campaigns, offers.assumptions.campaigns)) await revalidate();
  focusTitle();
  return null;
}
