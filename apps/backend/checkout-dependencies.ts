/** Connects checkout to the offer module's stored offers and to the shared connections to insurers. */
import type { Services } from './http/services';
import { acquireConnections } from './modules/offer/quoting/shared-connections';
import { offerSource } from './modules/offer/choosing/offer-source';
import type { CheckoutDependencies } from './modules/checkout/chosen-offer';

/** One per process, keyed by its database. */
const opened = new WeakMap<Services['database'], CheckoutDependencies>();

export function checkoutDependencies(services: Services): CheckoutDependencies {
  const dependencies = opened.get(services.database) ?? openDependencies(services);
  opened.set(services.database, dependencies);
  return dependencies;
}

function openDependencies(services: Services): CheckoutDependencies {
  const { insurers, release } = acquireConnections(services);
  return {
    offers: offerSource,
    insurerOf: (firmId) => insurers.connection(firmId)?.client,
    close: async () => {
      opened.delete(services.database);
      await release();
    },
  };
}
