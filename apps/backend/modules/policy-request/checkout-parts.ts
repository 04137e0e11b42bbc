/** Checkout connected to the rest of the backend: the stored offers, and the market that the offers were asked in. */
import type { Services } from '../../frame/services';
import { holdMarket } from '../offer/asking/shared-market';
import { offerSource } from '../offer/choosing/offer-source';
import type { CheckoutParts } from './chosen-offer';

/** Of a process, known by its database. */
const opened = new WeakMap<Services['database'], CheckoutParts>();

export function checkoutParts(services: Services): CheckoutParts {
  const parts = opened.get(services.database) ?? openParts(services);
  opened.set(services.database, parts);
  return parts;
}

function openParts(services: Services): CheckoutParts {
  const { market, release } = holdMarket(services);
  return {
    offers: offerSource,
    insurerOf: (firmId) => market.seat(firmId)?.client,
    close: async () => {
      opened.delete(services.database);
      await release();
    },
  };
}
