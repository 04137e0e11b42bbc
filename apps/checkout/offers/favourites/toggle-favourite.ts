import type { VisitId } from '@emsal/api/calls/identifiers';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { favouriteToggled } from '@emsal/state/offer/offer-slice';
import type { Offer, OfferState } from '@emsal/state/offer/offer-state';
import type { ActionFeedback } from '../actions/offer-actions';
import { rowOf } from '../actions/problem-place';
import { focusPanel } from '../focus/focus-panel';
import type { OfferPorts } from '../loading/load-final-list';
import { favouriteTexts as texts } from './favourite.texts';
import { showsFavouriteToast } from './favourite-toast';

interface FavouriteContext {
  line: LineFacts;
  visitId: VisitId;
  ports: Pick<OfferPorts, 'client' | 'dispatch'>;
  read: () => OfferState;
}

/** Toggles a favourite optimistically; a refusal reverts it and shows the reason. */
export async function toggleFavourite(
  { line, visitId, ports, read }: FavouriteContext,
  offer: Offer,
): Promise<ActionFeedback> {
  const { productId, quoteHeaderId, firmName } = offer;
  const { favouritesList, passiveFavourites, abTestList } = read();
  const isMarked = favouritesList.includes(productId) || passiveFavourites.some((one) => one.productId === productId);
  const toggle = (): void => ports.dispatch(favouriteToggled({ line: line.id, productId }));
  toggle();
  if (isMarked) focusPanel();
  const reply = await (isMarked
    ? ports.client.command('POST quoterequestapi/offer/DeleteFavorite/{visitId}/{productId}', { visitId, productId })
    : ports.client.command('POST quoterequestapi/offer/SetFavorite/{visitId}/{quoteHeaderId}/{productId}', {
        visitId,
        quoteHeaderId,
        productId,
      }));
  if (reply.isSuccess) return !isMarked && showsFavouriteToast(abTestList) ? { favourite: texts.added(firmName) } : {};
  if (!passiveFavourites.some((one) => one.productId === productId)) toggle();
  return { problem: { place: rowOf(offer), message: reply.message } };
}
