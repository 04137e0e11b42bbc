/** The covers by which offers of the line differ most, as the server names them. */
import { immLimitOf } from '@emsal/state/offer/imm-limit';
import { immKey, immText } from '@emsal/tariffs/imm/minimum-imm';
import type { Offer } from '@emsal/state/offer/offer-state';

/** Cover codes of the key facts. */
export const keyFactCodes = (offers: readonly Offer[]): string[] => [
  ...new Set(offers.flatMap(({ keyFacts = [] }) => keyFacts.map(({ key }) => key))),
];

/** Label and value of each fact; `absent` when the offer lacks it. */
export const keyFacts = (offer: Offer, absent: string): { label: string; value: string }[] =>
  (offer.keyFacts ?? []).map(({ key, label, value: stated }) => {
    const limit = key === immKey ? immLimitOf(offer) : null;
    const value = limit === null ? offer.covers.find((cover) => cover.key === key)?.value : immText(limit);
    return { label, value: stated ?? value ?? absent };
  });
