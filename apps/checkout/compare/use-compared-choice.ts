import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { useDispatch } from '@emsal/platform/store';
import { selectOffers } from '@emsal/state/offer/offer-slice';
import type { Offer } from '@emsal/state/offer/offer-state';
import { useState } from 'react';
import { chooseOffer } from '../offers/choice/choose-offer';
import type { Problem } from '../offers/actions/offer-actions';
import { rowOf } from '../offers/actions/problem-place';
import { checkoutPaths } from '../navigation/checkout-paths';
import { openDocument } from '@emsal/platform/navigation/open-document';
import { choiceRecovery } from './choice-recovery';
import type { ComparedOffersProps } from './compared-offers-props';

/** Chooses an offer from the comparison page, as from the list. */
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
    const refused = { ...chosen, place: rowOf(offer) };
    setProblem(refused);
    const recovery = await choiceRecovery(client, { line, visitId }, chosen.messageCode);
    setProblem((current) => (current === refused ? { ...refused, recovery } : current));
  };
  return { problem, choose: (offer: Offer) => void choose(offer) };
}
