import type { Offer } from '@emsal/state/offer/offer-state';
import type { ProblemPlace } from './problem-place';

export interface Comparison {
  offers: readonly Offer[];
  /** Where a refusal is shown; the compare bar when absent. */
  place?: ProblemPlace;
}
