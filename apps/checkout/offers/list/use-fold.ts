import type { Offer, OfferState } from '@emsal/state/offer/offer-state';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusRow } from './focus-row';

const firstRows = 14;
/** Hiding one or two rows is not worth a button. */
const fewestFolded = 3;
const none: ReadonlySet<Offer> = new Set();

/** A changed offer stays visible wherever its new price puts it. */
function beyondFold(matching: ReadonlySet<Offer>, { highlightedProduct }: OfferState): ReadonlySet<Offer> {
  const rest = [...matching].slice(firstRows);
  if (rest.length < fewestFolded) return none;
  return new Set(rest.filter(({ change, productId }) => !change && productId !== highlightedProduct));
}

interface Fold {
  /** Offers behind the fold. */
  folded: ReadonlySet<Offer>;
  /** Unfolds permanently and focuses the first of them. */
  unfold: () => void;
}

/** @param matching offers that match the filters, in list order */
export function useFold(matching: ReadonlySet<Offer>, offers: OfferState): Fold {
  const [isUnfolded, setUnfolded] = useState(false);
  const folded = isUnfolded ? none : beyondFold(matching, offers);
  const unfold = (): void => {
    const [first] = folded;
    flushSync(() => setUnfolded(true));
    focusRow(first?.id);
  };
  return { folded, unfold };
}
