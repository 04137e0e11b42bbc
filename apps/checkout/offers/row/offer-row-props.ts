/** What a row of the list gets. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Offer } from '@emsal/state/offer/offer-state';
import type { PriceRange } from '../price/price-range';
import type { OfferActions, Problem } from '../actions/offer-actions';

/** Current state of a row in the list. */
export interface RowFlags {
  isFresh: boolean;
  isBusy: boolean;
  isFavourite: boolean;
  isCompared: boolean;
  /** Just changed: highlighted and expanded. */
  isHighlighted: boolean;
}

export interface OfferRowProps extends RowFlags {
  line: LineId;
  visitId: VisitId;
  offer: Offer;
  range: PriceRange;
  /** The line supports comparison. */
  isComparable: boolean;
  /** Its insurer can be asked for a variant. */
  isChangeable: boolean;
  actions: Pick<OfferActions, 'choose' | 'toggleFavourite' | 'toggleCompare' | 'change'>;
  /** Why the last attempt to choose this offer failed. */
  problem: Problem | undefined;
  /** ISO instant of the quote request. */
  requestedAt: string;
}
