/** Favourites of a visit; one that is no longer in the list is passive. */
import { z } from 'zod';
import { command } from '../../call';
import { ofVisit } from '../shapes';
import { ofOffer, offer, productId, sampleOfOffer, sampleVisit } from './shapes';

export const favouriteCalls = {
  'POST quoterequestapi/offer/SetFavorite/{visitId}/{quoteHeaderId}/{productId}': command({
    who: 'visit',
    summary: 'Marks an offer as a favourite.',
    input: ofOffer.extend({ productId: z.coerce.number().pipe(productId) }),
    output: z.null(),
    sample: sampleOfOffer,
  }),
  'POST quoterequestapi/offer/DeleteFavorite/{visitId}/{productId}': command({
    who: 'visit',
    summary: 'Removes a favourite; succeeds also when there is none.',
    input: ofVisit.extend({ productId: z.coerce.number().pipe(productId) }),
    output: z.null(),
    sample: { ...sampleVisit, productId: 12001 },
  }),
  'GET quoterequestapi/offer/GetFavoriteCount/{visitId}': command({
    who: 'visit',
    summary: 'How many favourites the visit has, passive ones included.',
    input: ofVisit,
    output: z.int(),
    sample: sampleVisit,
  }),
  'POST quoterequestapi/offer/getPassiveFavoriteOfferList': command({
    who: 'visit',
    summary: 'Favourites that are temporarily not offered, as they were when marked.',
    input: ofVisit,
    output: z.array(offer),
    sample: sampleVisit,
  }),
};
