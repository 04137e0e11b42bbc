/** A/B test of the favourite's confirmation (spec funnel 2.5, 4.2): A is the control group, B behaves like it. */
import type { AbTest } from '@emsal/state/offer/offer-state';

export const favouriteToastTest = 25;
const toastVariant: AbTest['value'] = 'C';

export const showsFavouriteToast = (tests: readonly AbTest[]): boolean =>
  tests.some(({ index, value }) => index === favouriteToastTest && value === toastVariant);
