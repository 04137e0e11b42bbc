/** Checkout connected to the rest of the backend: the stored offers, and the panel of insurers over pools of its own. */
import { openMarket, type Market } from '@emsal/insurers/market';
import type { Services } from '../../frame/services';
import { offerSource } from '../offer/choosing/offer-source';
import type { CheckoutParts } from './chosen-offer';

/** One market per process, known by its database; pools open when they are first used. */
const markets = new WeakMap<Services['database'], Market>();

function marketOf({ database, config }: Services): Market {
  const market =
    markets.get(database) ??
    openMarket({ addressOf: (firmId) => `${config.sandboxUrl}/insurers/${firmId}`, connections: 8 });
  markets.set(database, market);
  return market;
}

export const checkoutParts = (services: Services): CheckoutParts => ({
  offers: offerSource,
  insurerOf: (firmId) => marketOf(services).seat(firmId)?.client,
});
