import { createClient } from '@emsal/api/client';
import type { Envelope } from '@emsal/api/envelope';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { AppThunk } from '../store';
import { createOfferFailed, offerCreated, selectFunnel } from './funnel-slice';
import { offersPrepared } from './prepare-offers';

/**
 * Asks for the offers of a line (spec funnel 4.1): earlier offers are dropped, then the call is made.
 * Refused without a field to blame, `createOfferError` says why; sentences at fields are the caller's to show, who knows the steps. Null for a second press while one runs.
 */
export function createOffer(line: LineId, page: string): AppThunk<Promise<Envelope<string> | null>> {
  return async (dispatch, getState, { transport }) => {
    const { visitId, createOfferStatus } = selectFunnel(line)(getState());
    if (createOfferStatus.isPrepareOffersClicked || visitId === null) return null;
    dispatch(offersPrepared({ line, page }));
    const reply = await createClient(transport).command('POST quoterequestapi/offer/createoffer', { visitId });
    if (reply.isSuccess) dispatch(offerCreated({ line, offerNo: reply.result }));
    else if (!reply.fields)
      dispatch(createOfferFailed({ line, message: reply.message, messageCode: reply.messageCode }));
    return reply;
  };
}
