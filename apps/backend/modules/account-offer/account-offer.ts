/** The offers that a signed-in customer can still buy (decision 353), and the forms that were left (378). */
import { accountOfferCalls } from '@emsal/api/calls/customer-account/offers';
import { defineModule } from '../../http/module';
import { openOfferLists } from './open-offer-lists';
import { resumeForm } from './resume-form';
import { resumeOffers } from './resume-offers';
import { toUnfinishedForm, unfinishedForms } from './unfinished-forms';

export const accountOfferModule = defineModule({
  name: 'account-offer',
  calls: accountOfferCalls,
  handlers: {
    'GET selfservice/customeraccount/getCustomerOffers/{id}': async (_input, context) => ({
      lists: (await openOfferLists(context)).map(({ list }) => list),
      forms: (await unfinishedForms(context)).map(toUnfinishedForm),
    }),
    'POST selfservice/customeraccount/resumeOffers': resumeOffers,
    'POST selfservice/customeraccount/resumeForm': resumeForm,
  },
});
