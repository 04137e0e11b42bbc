import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { campaignSelected } from '@emsal/state/offer/offer-slice';
import type { CampaignKind, CampaignWishes } from '@emsal/state/offer/offer-state';
import { focusTitle } from '../list/focus-title';
import type { OfferPorts } from '../settle-offers';
import { askInsurers } from './ask-insurers';
import type { Asked } from './ask-insurers';

export type WishKind = keyof CampaignWishes & CampaignKind;

/** The campaigns with one more, or with one given up. */
export const withWish = (wishes: CampaignWishes, kind: WishKind, wish: CampaignWishes[WishKind]): CampaignWishes => {
  const { [kind]: _, ...others } = wishes;
  return wish === undefined ? others : { ...others, [kind]: wish };
};

/** Another campaign stands already: combining the two is confirmed first (spec funnel 8). */
export const combines = (wishes: CampaignWishes, kind: WishKind): boolean =>
  Object.keys(wishes).some((other) => other !== kind);

interface Asking extends Asked {
  line: LineFacts;
  idOf: (kind: WishKind) => string | null;
}

/** The same from a list that stands: it is loaded anew because its campaigns changed. */
export async function askAgain(
  { client, dispatch }: Pick<OfferPorts, 'client' | 'dispatch'>,
  { line, visitId, campaigns, idOf }: Asking,
): Promise<string | null> {
  const refusal = await askInsurers(client, { visitId, campaigns });
  if (refusal !== null) return refusal;
  for (const kind of ['child', 'driver'] as const)
    dispatch(campaignSelected({ line: line.id, kind, id: campaigns[kind] ? idOf(kind) : null }));
  focusTitle();
  return null;
}
