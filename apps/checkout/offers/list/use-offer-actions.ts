import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { useNavigate } from '@emsal/platform/router';
import {
  compareChosen,
  compareToggled,
  filtersCleared,
  filterToggled,
  sortChosen,
  weightsChosen,
} from '@emsal/state/offer/offer-slice';
import type { Offer } from '@emsal/state/offer/offer-state';
import { useMemo, useState } from 'react';
import { checkoutPaths } from '../../navigation/checkout-paths';
import { openDocument, openTab } from '@emsal/platform/navigation/open-document';
import { comparisonLimit } from '../compare-bar/compare-limit';
import { openComparison } from '../compare-bar/open-comparison';
import { toggleFavourite } from '../favourites/toggle-favourite';
import { goToRow } from './go-to-row';
import { offersTexts as texts } from '../texts/offers.texts';
import { requoteOffer } from '../choice/requote-offer';
import { choiceRecovery } from '../choice/choice-recovery';
import { chooseOffer } from '../choice/choose-offer';
import type { ActionFeedback, ActionContext, OfferActions } from '../actions/offer-actions';
import { rowOf, type ProblemPlace } from '../actions/problem-place';

async function choose(context: ActionContext, offer: Offer, place: ProblemPlace): Promise<ActionFeedback> {
  if (offer.isSaleExpired) return requoteOffer(context, offer, place);
  const { line, visitId, ports, read } = context;
  const chosen = await chooseOffer(ports, { line, visitId, offer, chosenOf: read() });
  if (chosen && !chosen.ok)
    return { problem: { ...chosen, place, recovery: choiceRecovery(context, chosen.messageCode) } };
  const isCross = ports.session.read(sessionKeys.isSourceCross) !== null;
  if (chosen) (isCross ? openTab : openDocument)(checkoutPaths.summary(line));
  return {};
}

function toggleCompare({ line, ports, read }: ActionContext, { productId }: Offer): ActionFeedback {
  const limit = comparisonLimit();
  const { compareList, offerList } = read();
  const listed = offerList.filter((offer) => compareList.includes(offer.productId)).length;
  // Selected offers that are no longer in the list do not count.
  ports.dispatch(compareToggled({ line: line.id, productId, most: limit + compareList.length - listed }));
  return listed >= limit && !compareList.includes(productId) ? { compareFull: texts.compareFull(limit) } : {};
}

/** All actions of the list. The functions are stable, so that memoised rows are not re-rendered. */
export function useOfferActions({ line, visitId, ports, read, revalidate, onChange }: ActionContext): {
  actions: OfferActions;
  feedback: ActionFeedback;
} {
  const [feedback, setFeedback] = useState<ActionFeedback>({});
  const navigate = useNavigate();
  const actions = useMemo<OfferActions>(() => {
    const context = { line, visitId, ports, read, revalidate, onChange };
    const { dispatch } = ports;
    const clearFilters = (): void => void dispatch(filtersCleared({ line: line.id }));
    return {
      clearFilters,
      choose: (offer, place = rowOf(offer)) => void choose(context, offer, place).then(setFeedback),
      toggleFavourite: (offer) => void toggleFavourite(context, offer).then(setFeedback),
      toggleCompare: (offer) => setFeedback(toggleCompare(context, offer)),
      clearCompare: () => dispatch(compareChosen({ line: line.id, compareList: [] })),
      openComparison: (comparison) => void openComparison(context, navigate, comparison).then(setFeedback),
      change: ({ productId }) => onChange(productId),
      filter: (key, code) => dispatch(filterToggled({ line: line.id, key, code })),
      sort: (sortedType) => dispatch(sortChosen({ line: line.id, sortedType })),
      setWeights: (weights) => dispatch(weightsChosen({ line: line.id, weights })),
      goToRow: (offerId) => void goToRow(offerId, clearFilters),
    };
  }, [line, visitId, ports, read, revalidate, onChange, navigate]);
  return { actions, feedback };
}
