import type { VisitId } from '@emsal/api/calls/identifiers';
import { createClient } from '@emsal/api/client';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { usePage } from '@emsal/platform/page';
import { lineKeys, splitCampaigns } from '@emsal/platform/storage/session-keys';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { useDispatch, useSelector } from '@emsal/platform/store';
import { checkoutChanged } from '@emsal/state/checkout/checkout-slice';
import { offersLoaded, selectOffers } from '@emsal/state/offer/offer-slice';
import { useEffect } from 'react';

/**
 * The payment pages are separate documents: the choice is restored from session storage and the list from the server
 * (spec funnel 4.4).
 */
export function useRestoredChoice(line: LineFacts, visitId: VisitId): void {
  const dispatch = useDispatch();
  const { transport } = usePage();
  const isListEmpty = useSelector(selectOffers(line.id)).offerList.length === 0;
  useEffect(() => {
    const offerId = sessionStore.read(lineKeys.offerId(line));
    const campaigns = splitCampaigns(sessionStore.read(lineKeys.campaigns(line)) ?? '');
    dispatch(checkoutChanged({ line: line.id, change: { offerId, campaigns } }));
  }, [dispatch, line]);
  useEffect(() => {
    if (!isListEmpty) return;
    const controller = new AbortController();
    void createClient(transport)
      .command('POST quoterequestapi/offer/GetOfferList', { visitId }, { signal: controller.signal })
      .then((reply) => {
        if (reply.isSuccess && !controller.signal.aborted)
          dispatch(offersLoaded({ line: line.id, list: reply.result, activeOfferId: null }));
      });
    return () => controller.abort();
  }, [dispatch, transport, line, visitId, isListEmpty]);
}
