import { createClient } from '@emsal/api/client';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { AppThunk } from '../store';
import { createOfferFailed, offerCreated, selectFunnel } from './funnel-slice';
import { offersPrepared } from './prepare-offers';

/**
 * Asks for the offers of a line (spec funnel 4.1): earlier offers are dropped, then the call is made.
 * True when there is an offer number and the offer list comes next; false when `createOfferError` says why not. A second press while one runs does nothing.
 */
export function createOffer(line: LineId, page: string): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { transport }) => {
    const { visitId, createOfferStatus } = selectFunnel(line)(getState());
    if (createOfferStatus.isPrepareOffersClicked || visitId === null) return false;
    dispatch(offersPrepared({ line, page }));
    const reply = await createClient(transport).command('POST quoterequestapi/offer/createoffer', { visitId });
    if (reply.isSuccess) dispatch(offerCreated({ line, offerNo: reply.result }));
    else dispatch(createOfferFailed({ line, message: reply.message, messageCode: reply.messageCode }));
    return reply.isSuccess;
  };
}
