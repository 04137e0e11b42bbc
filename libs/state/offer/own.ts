import { forLine } from '../for-line';
import { initialOfferState } from './offer-state';

/** A reducer that changes the offers of the line its action names. */
export const own = forLine(initialOfferState);
