import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { useDispatch } from '@emsal/platform/store';
import { selectOffers } from '@emsal/state/offer/offer-slice';
import type { Offer } from '@emsal/state/offer/offer-state';
import { useState } from 'react';
import { chooseOffer } from '../offers/choose-offer';
import type { Problem } from '../offers/use-offer-actions';
import { checkoutPaths } from '../visit/checkout-paths';
import { openDocument } from '../visit/open-document';
import type { ComparedOffersProps } from './compared-offers';

/** Choosing here is choosing in the list. */
export function useComparedChoice({ line, visitId }: ComparedOffersProps) {
  const [problem, setProblem] = useState<Problem>();
  const { transport, store } = usePage();
  const dispatch = useDispatch();
  const choose = async (offer: Offer): Promise<void> => {
    const client = createClient(transport);
    const chosen = await chooseOffer(
      { client, dispatch, session: sessionStore },
      { line, visitId, offer, chosenOf: selectOffers(line.id)(store.getState() as never) },
    );
    if (chosen?.ok) return openDocument(checkoutPaths.summary(line));
    if (!chosen) return;
    const said = { ...chosen, at: offer.id };
    setProblem(said);
    // The sentence is said without it: the connection may be why the choice was refused.
    const way = import('./way-on').then(({ wayOn }) => wayOn(client, { line, visitId }, chosen.messageCode));
    const wayOn = await way.catch(() => null);
    setProblem((now) => (now === said ? { ...said, wayOn } : now));
  };
  return { problem, choose: (offer: Offer) => void choose(offer) };
}
