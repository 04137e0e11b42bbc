import type { Offer } from '@emsal/state/offer/offer-state';

export interface Comparison {
  offers: readonly Offer[];
  /** Where a refusal is shown; the compare bar when absent. */
  target?: string;
}
