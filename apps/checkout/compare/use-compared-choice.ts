import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { useDispatch } from '@emsal/platform/store';
import { selectOffers } from '@emsal/state/offer/offer-slice';
import type { Offer } from '@emsal/state/offer/offer-state';
import { useState } from 'react';
import { chooseOffer } from '../offers/choose-offer';
import { checkoutPaths } from '../visit/checkout-paths';
import { openDocument } from '../visit/open-document';
import type { ComparedOffersProps } from './compared-offers';

/** Choosing here is choosing in the list. */
export function useComparedChoice({ line, visitId }: ComparedOffersProps) {
  const [problem, setProblem] = useState<string>();
  const { transport, store } = usePage();
  const dispatch = useDispatch();
  const choose = async (offer: Offer): Promise<void> => {
    const chosen = await chooseOffer(
      { client: createClient(transport), dispatch, session: sessionStore },
      { line, visitId, offer, chosenOf: selectOffers(line.id)(store.getState() as never) },
    );
    if (chosen?.ok) openDocument(checkoutPaths.summary(line));
    else if (chosen) setProblem(chosen.message);
  };
  return { problem, choose: (offer: Offer) => void choose(offer) };
}
