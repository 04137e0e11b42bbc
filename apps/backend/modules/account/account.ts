/** Customers' accounts: sessions, bound telephones, and purchases linked to them. It has no calls yet; the member area brings them. */
import { defineModule } from '../../http/module';
import { fillOwners } from './fill-owners';

export const accountModule = defineModule({
  name: 'account',
  calls: {},
  handlers: {},
  start: async (services) => {
    // Not awaited: old rows wait for a login anyway, and a large database must not delay the start.
    const filling = fillOwners(services).catch((error: unknown) =>
      services.log.error({ err: error }, 'account: filling owners was interrupted, the next start resumes it'),
    );
    return () => filling;
  },
});
