/** Travel health: option lists of a journey, and the check of the form's journey (funnel 3.7, 7.2). */
import { travelCalls } from '@emsal/api/calls/travel';
import { countriesOf, destinations, sportingActivities, travelReasons } from '@emsal/reference/travel';
import { defineModule } from '../../http/module';
import { checkJourney } from './check-journey';

export const travelModule = defineModule({
  name: 'travel',
  calls: travelCalls,
  handlers: {
    'GET quoterequestapi/travel/destinations': async () => [...destinations],
    'GET quoterequestapi/travel/travelReasons': async () => [...travelReasons],
    'GET quoterequestapi/travel/sportingActivities': async () => [...sportingActivities],
    'GET quoterequestapi/travel/countriesByParentId/{code}': async ({ code }) => [...countriesOf(code)],
    'POST quoterequestapi/travel/savetravelhealthinsurance': checkJourney,
  },
});
