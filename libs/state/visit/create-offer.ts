import { createClient } from '@emsal/api/client';
import type { Client } from '@emsal/api/client';
import type { Envelope } from '@emsal/api/envelope';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { AppThunk } from '../store';
import { createOfferFailed, offerCreated, selectFunnel } from '../funnel/funnel-slice';
import { offersPrepared } from '../offer/offers-prepared';

type Send = (client: Client, call: (captcha?: string) => Promise<Envelope<string>>) => Promise<Envelope<string>>;

interface OfferRequest {
  line: LineId;
  page: string;
  /** Solves a captcha when the server requires one; a feature above this layer provides it. */
  send?: Send;
}
const plainly: Send = (_client, call) => call();

/**
 * Requests quotes for a line (spec funnel 4.1): drops earlier offers, then makes the call. A refusal without field
 * errors is stored as `createOfferError`; field errors are returned to the caller. Null while a request is in progress.
 */
export function createOffer({ line, page, send = plainly }: OfferRequest): AppThunk<Promise<Envelope<string> | null>> {
  return async (dispatch, getState, { transport }) => {
    const { visitId, createOfferStatus } = selectFunnel(line)(getState());
    if (createOfferStatus.isPrepareOffersClicked || visitId === null) return null;
    dispatch(offersPrepared({ line, page }));
    const client = createClient(transport);
    const reply = await send(client, (captcha) =>
      client.command('POST quoterequestapi/offer/createoffer', { visitId, ...(captcha !== undefined && { captcha }) }),
    );
    if (reply.isSuccess) dispatch(offerCreated({ line, offerNo: reply.result }));
    else if (!reply.fields)
      dispatch(createOfferFailed({ line, message: reply.message, messageCode: reply.messageCode }));
    return reply;
  };
}
