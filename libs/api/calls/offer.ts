/** Offers: requesting, streaming, listing, choosing (funnel 3.3, 4.1, 4.2, 7.3). */
import { creatingCalls } from './offer/creating';
import { favouriteCalls } from './offer/favourites';
import { linkCalls } from './offer/links';
import { listingCalls } from './offer/listing';

export const offerCalls = { ...creatingCalls, ...listingCalls, ...favouriteCalls, ...linkCalls };
