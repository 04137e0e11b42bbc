/** What can be done in the list, and how an action ended. */
import type { ProductId, VisitId } from '@emsal/api/calls/identifiers';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { FilterGroup, Offer, OfferState, SortedType } from '@emsal/state/offer/offer-state';
import type { ReactNode } from 'react';
import type { Comparison } from './comparison';
import type { ProblemPlace } from './problem-place';
import type { OfferPorts } from '../loading/load-final-list';

/** Why an action on an offer failed. */
export interface Problem {
  place: ProblemPlace;
  message: string;
  /** What can be done about it on the spot. */
  recovery?: ReactNode;
}

/** Feedback to the last action. */
export interface ActionFeedback {
  problem?: Problem;
  /** The comparison is full. */
  compareFull?: string;
  /** A favourite was added. */
  favourite?: string;
}

export interface ActionContext {
  line: LineFacts;
  visitId: VisitId;
  ports: OfferPorts;
  read: () => OfferState;
  /** Reloads the list of the visit. */
  revalidate: () => Promise<void>;
  /** Opens the change dialog. */
  onChange: (productId: ProductId) => void;
}

export interface OfferActions {
  /** Requests new quotes instead when the offer has expired. */
  choose: (offer: Offer, place?: ProblemPlace) => void;
  toggleFavourite: (offer: Offer) => void;
  toggleCompare: (offer: Offer) => void;
  clearCompare: () => void;
  /** Opens the comparison page. */
  openComparison: (comparison: Comparison) => void;
  change: (offer: Offer) => void;
  filter: (key: FilterGroup['key'], code: string) => void;
  clearFilters: () => void;
  sort: (by: SortedType) => void;
  setWeights: (weights: OfferState['weights']) => void;
  /** Goes to the row of an offer by id. */
  goToRow: (offerId: string) => void;
}
