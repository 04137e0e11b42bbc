/** The person of a visit: looked up in the registry, masked until verified, stored (funnel 7.1; decision 036). */
import { sharedStepCalls } from '@emsal/api/calls/shared-step';
import { pickCalls } from '../../http/handlers';
import { defineModule } from '../../http/module';
import { queryPerson, searchPerson } from './look-up-person';
import { storeEmail, storePerson } from './store-person';
import { lastMail, storedJob, storeJob, userInformation } from './stored-person';

export const visitPersonModule = defineModule({
  name: 'customer',
  calls: pickCalls(sharedStepCalls, [
    'POST quoterequestapi/sharedstep/searchcustomerinfo',
    'POST quoterequestapi/sharedstep/querycustomerinfo',
    'POST quoterequestapi/sharedstep/queryandsearchcustomerinfo',
    'POST quoterequestapi/sharedstep/savecustomerinfo',
    'POST quoterequestapi/sharedstep/saveCustomerJob',
    'GET quoterequestapi/sharedstep/getCustomerJob/{visitId}',
    'GET quoterequestapi/sharedstep/getUserLastMail/{visitId}',
    'GET quoterequestapi/sharedstep/GetUserInformation/{visitId}',
    'POST quoterequestapi/sharedstep/SaveEmail',
    'POST customer/GetIdentityInfo',
  ]),
  handlers: {
    'POST quoterequestapi/sharedstep/searchcustomerinfo': searchPerson,
    'POST quoterequestapi/sharedstep/querycustomerinfo': queryPerson,
    'POST quoterequestapi/sharedstep/queryandsearchcustomerinfo': queryPerson,
    'POST quoterequestapi/sharedstep/savecustomerinfo': storePerson,
    'POST quoterequestapi/sharedstep/saveCustomerJob': storeJob,
    'GET quoterequestapi/sharedstep/getCustomerJob/{visitId}': (_input, context) => storedJob(context),
    'GET quoterequestapi/sharedstep/getUserLastMail/{visitId}': (_input, context) => lastMail(context),
    'GET quoterequestapi/sharedstep/GetUserInformation/{visitId}': (_input, context) => userInformation(context),
    'POST quoterequestapi/sharedstep/SaveEmail': storeEmail,
    'POST customer/GetIdentityInfo': searchPerson,
  },
});
