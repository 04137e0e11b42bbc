/** `/uyelik/tekliflerim/:quoteHeaderId/ac`: going on with an offer list. */
import { postRoute } from '../area/post-route';
import { offersPath } from './offer-paths';

export const { action, loader } = postRoute({
  ask: (client, { quoteHeaderId = '' }) =>
    client.command('POST selfservice/customeraccount/resumeOffers', { quoteHeaderId }),
  next: ({ listPath }) => listPath,
  from: () => offersPath,
});
