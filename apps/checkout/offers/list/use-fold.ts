import type { Offer, OfferState } from '@emsal/state/offer/offer-state';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import { focusRow } from '../focus/focus-row';
import { rowBeingRead } from '../focus/row-being-read';

const firstRows = 14;
/** Hiding one or two rows is not worth a button. */
const fewestFolded = 3;
const none: ReadonlySet<Offer> = new Set();

/** A changed offer, and the one being read, stay visible wherever a price puts them. */
function beyondFold(
  matching: ReadonlySet<Offer>,
  { highlightedProduct }: OfferState,
  read: string | null,
): ReadonlySet<Offer> {
  const rest = [...matching].slice(firstRows);
  if (rest.length < fewestFolded) return none;
  return new Set(
    rest.filter(({ id, change, productId }) => !change && productId !== highlightedProduct && id !== read),
  );
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
  const isHydrated = useIsHydrated();
  const folded = isUnfolded ? none : beyondFold(matching, offers, isHydrated ? rowBeingRead() : null);
  const unfold = (): void => {
    const [first] = folded;
    flushSync(() => setUnfolded(true));
    focusRow(first?.id);
  };
  return { folded, unfold };
}
