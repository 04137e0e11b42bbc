/** Help requests of signed-in customers, and the list of everything that they asked for. Employees work on them in `service-request`. */
import { accountHelpCalls } from '@emsal/api/calls/customer-account/help';
import { defineModule } from '../../http/module';
import { listRequests } from './list-requests';
import { sendHelpRequest } from './send-help-request';

export const accountHelpModule = defineModule({
  name: 'account-help',
  calls: accountHelpCalls,
  handlers: {
    'POST selfservice/customeraccount/postCustomerContactForm': sendHelpRequest,
    'GET selfservice/customeraccount/getCustomerRequests/{id}': async (_input, context) => ({
      requests: await listRequests(context),
    }),
  },
});
