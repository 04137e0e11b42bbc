/** Homes: the lists of an insurer's own fields (funnel 7.2). A key that does not exist has an empty list. */
import { homeCalls } from '@emsal/api/calls/home';
import { customDataOf } from '@emsal/reference/custom-data';
import { defineModule } from '../../frame/module';

export const homeModule = defineModule({
  name: 'home',
  calls: homeCalls,
  handlers: {
    'GET quoterequestapi/home/getcustomdatavalue/{key}': async ({ key }) => [...customDataOf(key)],
  },
});
