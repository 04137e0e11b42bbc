import type { Offer, OfferState } from '@emsal/state/offer/offer-state';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusRow } from './focus-row';

/** As many rows as are read at first. */
const firstRows = 14;
/** A fold that hides one or two would only be in the way. */
const fewestFolded = 3;
const none: ReadonlySet<Offer> = new Set();

/** What was changed is in sight, wherever its new price puts it. */
function beyondFold(kept: ReadonlySet<Offer>, { highlightedProduct }: OfferState): ReadonlySet<Offer> {
  const beyond = [...kept].slice(firstRows);
  if (beyond.length < fewestFolded) return none;
  return new Set(beyond.filter(({ change, productId }) => !change && productId !== highlightedProduct));
}

interface Fold {
  /** Offers that wait to be asked for. */
  folded: ReadonlySet<Offer>;
  /** Shows them for good; the focus goes to the first. */
  unfold: () => void;
}

/** @param kept the offers that the filters leave, in the order of the list */
export function useFold(kept: ReadonlySet<Offer>, offers: OfferState): Fold {
  const [isWhole, setWhole] = useState(false);
  const folded = isWhole ? none : beyondFold(kept, offers);
  const unfold = (): void => {
    const [first] = folded;
    flushSync(() => setWhole(true));
    focusRow(first?.id);
  };
  return { folded, unfold };
}
