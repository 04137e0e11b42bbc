import { lineReducerFor } from '../line-reducer';
import { emptyOffers } from './offer-state';

export const offerReducer = lineReducerFor(emptyOffers);
