import type { Offer } from '@emsal/state/offer/offer-state';
import { useState } from 'react';

export const holdsTheSame = (a: readonly Offer[], b: readonly Offer[]): boolean => {
  const held = new Set(a);
  return a.length === b.length && b.every((offer) => held.has(offer));
};

/** The very same array while it holds the same offers: what does not depend on their order is not drawn anew by sorting. */
export function useAnyOrder(offers: readonly Offer[]): readonly Offer[] {
  const [kept, keep] = useState(offers);
  if (kept === offers || holdsTheSame(kept, offers)) return kept;
  keep(offers);
  return offers;
}
