import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { useNavigate } from '@emsal/platform/router';
import {
  compareChosen,
  compareToggled,
  filtersCleared,
  filterToggled,
  sortChosen,
  waitingShown,
  weightsChosen,
} from '@emsal/state/offer/offer-slice';
import type { FilterGroup, Offer, OfferState, SortedType } from '@emsal/state/offer/offer-state';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { checkoutPaths } from '../visit/checkout-paths';
import { openDocument, openTab } from '../visit/open-document';
import { chooseOffer } from './choose-offer';
import type { Compared } from './compare-all';
import { mostCompared } from './compare-limit';
import { toggleFavourite } from './favourites/toggle-favourite';
import { focusRow } from './list/focus-row';
import { offersTexts as texts } from './offers.texts';
import type { OfferPorts } from './settle-offers';

/** Why a press on an offer came to nothing. */
export interface Problem {
  /** Id of the offer; of a featured one, its place there. */
  at: string;
  message: string;
  /** What can be done about it on the spot. */
  wayOn?: ReactNode;
}

/** What the page has to say about the last press. */
export interface Said {
  problem?: Problem;
  /** The compare list is full. */
  compareFull?: string;
  /** A favourite was added. */
  favourite?: string;
}

export interface Acting {
  line: LineFacts;
  visitId: string;
  ports: OfferPorts;
  read: () => OfferState;
  /** Loads the list of the visit anew. */
  revalidate: () => Promise<void>;
  /** Opens the dialog that changes an offer. */
  onChange: (productId: number) => void;
}

export interface OfferActions {
  /** Where the offer is over, asks the insurers for a new one instead. */
  choose: (offer: Offer, at?: string) => void;
  favour: (offer: Offer) => void;
  compare: (offer: Offer) => void;
  clearCompare: () => void;
  /** Opens these offers side by side. */
  compareAll: (compared: Compared) => void;
  change: (offer: Offer) => void;
  filter: (key: FilterGroup['key'], code: string) => void;
  clearFilters: () => void;
  sort: (by: SortedType) => void;
  weigh: (weights: OfferState['weights']) => void;
  showWaiting: () => void;
  /** Goes to the row of an offer, by its id. */
  lead: (offerId: string) => void;
}

async function choose(acting: Acting, offer: Offer, at: string): Promise<Said> {
  if (offer.isSaleExpired) return (await import('./ask-list-anew')).askListAnew(acting, offer, at);
  const { line, visitId, ports, read } = acting;
  const chosen = await chooseOffer(ports, { line, visitId, offer, chosenOf: read() });
  if (chosen && !chosen.ok) {
    // The sentence is said without this script too: the connection may be why the choice was refused.
    const wayOn = await import('./way-on').then((way) => way.wayOn(acting, chosen.messageCode)).catch(() => null);
    return { problem: { ...chosen, at, wayOn } };
  }
  const isCross = ports.session.read(sessionKeys.isSourceCross) !== null;
  if (chosen) (isCross ? openTab : openDocument)(checkoutPaths.summary(line));
  return {};
}

function compare({ line, ports, read }: Acting, { productId }: Offer): Said {
  const most = mostCompared();
  const { compareList, offerList } = read();
  const listed = offerList.filter((one) => compareList.includes(one.productId)).length;
  // A pick whose insurer was asked anew and offers nothing any more takes no place.
  ports.dispatch(compareToggled({ line: line.id, productId, most: most + compareList.length - listed }));
  return listed >= most && !compareList.includes(productId) ? { compareFull: texts.compareFull(most) } : {};
}

/** The script of a press did not come. Where nothing is told beside it the bar of the picks tells. */
const withoutScript = (at: string | undefined, message = texts.withoutScript): Said =>
  at ? { problem: { at, message } } : { compareFull: message };

/** Everything that a press on the list does. The functions stay the same, so that rows need not be drawn anew. */
export function useOfferActions({ line, visitId, ports, read, revalidate, onChange }: Acting): {
  actions: OfferActions;
  said: Said;
} {
  const [said, say] = useState<Said>({});
  const navigate = useNavigate();
  const actions = useMemo<OfferActions>(() => {
    const acting = { line, visitId, ports, read, revalidate, onChange };
    const { dispatch } = ports;
    const tell = (done: Promise<Said>, at?: string): void => void done.then(say, () => say(withoutScript(at)));
    const clearFilters = (): void => void dispatch(filtersCleared({ line: line.id }));
    return {
      clearFilters,
      choose: (offer, at = offer.id) => tell(choose(acting, offer, at), at),
      favour: (offer) => void toggleFavourite(acting, offer).then(say),
      compare: (offer) => say(compare(acting, offer)),
      clearCompare: () => dispatch(compareChosen({ line: line.id, compareList: [] })),
      compareAll: (compared) =>
        tell(
          import('./compare-all').then(({ compareAll }) => compareAll(acting, navigate, compared)),
          compared.at,
        ),
      change: ({ productId }) => onChange(productId),
      filter: (key, code) => dispatch(filterToggled({ line: line.id, key, code })),
      sort: (sortedType) => dispatch(sortChosen({ line: line.id, sortedType })),
      weigh: (weights) => dispatch(weightsChosen({ line: line.id, weights })),
      showWaiting: () => dispatch(waitingShown({ line: line.id })),
      // Without the script it leads to a row that is in sight.
      lead: (offerId) =>
        void import('./list/lead-to-row').then(
          ({ leadToRow }) => leadToRow(offerId, clearFilters),
          () => focusRow(offerId),
        ),
    };
  }, [line, visitId, ports, read, revalidate, onChange, navigate]);
  return { actions, said };
}
