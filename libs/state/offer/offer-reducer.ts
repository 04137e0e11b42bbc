import { lineReducerFor } from '../line-reducer';
import { initialOfferState, type OfferState } from './offer-state';

export const offerReducer = lineReducerFor((): OfferState => initialOfferState);
