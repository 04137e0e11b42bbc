/** Pets: breeds, and the pet that the form stores (funnel 3.7, 7.2). An unknown kind has no breeds. */
import { petCalls } from '@emsal/api/calls/pet';
import { breedsOf } from '@emsal/reference/breeds';
import { defineModule } from '../../http/module';
import { storePet } from './store-pet';

export const petModule = defineModule({
  name: 'pet',
  calls: petCalls,
  handlers: {
    'GET quoterequestapi/pet/breeds/{code}': async ({ code }) => [...breedsOf(code)],
    'POST quoterequestapi/pet/savepetinsurance': storePet,
  },
});
