/** The offers that a signed-in customer can still buy (decision 353). */
import { accountOfferCalls } from '@emsal/api/calls/customer-account/offers';
import { defineModule } from '../../http/module';
import { openOfferLists } from './open-offer-lists';
import { resumeOffers } from './resume-offers';

export const accountOfferModule = defineModule({
  name: 'account-offer',
  calls: accountOfferCalls,
  handlers: {
    'GET selfservice/customeraccount/getCustomerOffers/{id}': async (_input, context) => ({
      lists: (await openOfferLists(context)).map(({ list }) => list),
    }),
    'POST selfservice/customeraccount/resumeOffers': resumeOffers,
  },
});
