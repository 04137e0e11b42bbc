/** Connects checkout to the offer module's stored offers and to the shared market. */
import type { Services } from './http/services';
import { acquireMarket } from './modules/offer/quoting/shared-market';
import { offerSource } from './modules/offer/choosing/offer-source';
import type { CheckoutDependencies } from './modules/policy-request/chosen-offer';

/** One per process, keyed by its database. */
const opened = new WeakMap<Services['database'], CheckoutDependencies>();

export function checkoutDependencies(services: Services): CheckoutDependencies {
  const dependencies = opened.get(services.database) ?? openDependencies(services);
  opened.set(services.database, dependencies);
  return dependencies;
}

function openDependencies(services: Services): CheckoutDependencies {
  const { market, release } = acquireMarket(services);
  return {
    offers: offerSource,
    insurerOf: (firmId) => market.connection(firmId)?.client,
    close: async () => {
      opened.delete(services.database);
      await release();
    },
  };
}
