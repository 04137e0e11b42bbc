/** Homes: the address register, and option lists of insurer-specific fields (funnel 7.2). An unknown code or key has an empty list. */
import { homeCalls } from '@emsal/api/calls/home';
import { customDataOf } from '@emsal/reference/custom-data';
import { districtsOf } from '@emsal/reference/places';
import { defineModule } from '../../http/module';
import { homeOfCode } from './home-of-code';
import { listBelow } from './list-below';
import { storeHome } from './store-home';

export const homeModule = defineModule({
  name: 'home',
  calls: homeCalls,
  handlers: {
    // Known without the register, so that an address can always be given by hand.
    'GET quoterequestapi/home/getdistricts/{code}': async ({ code }) => [...districtsOf(code)],
    'GET quoterequestapi/home/getvillages/{code}': async ({ code }, context) =>
      (await listBelow({ below: 'district', code }, context)).places,
    'GET quoterequestapi/home/getquarters/{code}': async ({ code }, context) =>
      (await listBelow({ below: 'village', code }, context)).places,
    'GET quoterequestapi/home/getstreets/{code}': async ({ code }, context) =>
      (await listBelow({ below: 'quarter', code }, context)).places,
    'GET quoterequestapi/home/getbuildings/{code}': async ({ code }, context) =>
      (await listBelow({ below: 'street', code }, context)).places,
    'GET quoterequestapi/home/getindependentsections/{code}': async ({ code }, context) =>
      (await listBelow({ below: 'building', code }, context)).sections,
    'GET quoterequestapi/home/gethomeinfo/{visitId}/{uavt}': async ({ uavt }, context) => homeOfCode(uavt, context),
    'POST quoterequestapi/home/savehomeinfo': async ({ visitId: _, ...answers }, context) =>
      storeHome(answers, context),
    'GET quoterequestapi/home/getcustomdatavalue/{key}': async ({ key }) => [...customDataOf(key)],
  },
});
