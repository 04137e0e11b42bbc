import type { Envelope } from '@emsal/api/envelope';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { behindPaint } from '@emsal/platform/behind-paint';
import { favouriteToggled } from '@emsal/state/offer/offer-slice';
import type { Offer, OfferState } from '@emsal/state/offer/offer-state';
import type { OfferPorts } from '../settle-offers';
import type { Said } from '../use-offer-actions';
import { favouriteTexts as texts } from './favourite.texts';
import { showsFavouriteToast } from './favourite-toast';

interface Favouring {
  line: LineFacts;
  visitId: string;
  ports: Pick<OfferPorts, 'client' | 'dispatch'>;
  read: () => OfferState;
}

/** Marks or unmarks at once and asks when that is painted or the page ends; a refusal takes it back and says why. */
export async function toggleFavourite({ line, visitId, ports, read }: Favouring, offer: Offer): Promise<Said> {
  const { productId, quoteHeaderId, id, firmName } = offer;
  const { favouritesList, passiveFavourites, abTestList } = read();
  const isMarked = favouritesList.includes(productId) || passiveFavourites.some((one) => one.productId === productId);
  const toggle = (): void => ports.dispatch(favouriteToggled({ line: line.id, productId }));
  toggle();
  if (isMarked)
    void behindPaint(() => import('../list/focus-panel').then(({ focusPanel }) => focusPanel())).catch(() => null);
  const send = () =>
    isMarked
      ? ports.client.command('POST quoterequestapi/offer/DeleteFavorite/{visitId}/{productId}', { visitId, productId })
      : ports.client.command('POST quoterequestapi/offer/SetFavorite/{visitId}/{quoteHeaderId}/{productId}', {
          visitId,
          quoteHeaderId,
          productId,
        });
  const reply = await behindPaint<Envelope<null>>(send);
  if (reply.isSuccess) return !isMarked && showsFavouriteToast(abTestList) ? { favourite: texts.added(firmName) } : {};
  if (!passiveFavourites.some((one) => one.productId === productId)) toggle();
  return { problem: { at: id, message: reply.message } };
}
