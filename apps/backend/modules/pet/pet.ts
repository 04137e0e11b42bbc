/** Pets: the breeds of a kind, and what the form stores of the pet (funnel 3.7, 7.2). A kind that does not exist has no breeds. */
import { petCalls } from '@emsal/api/calls/pet';
import { breedsOf } from '@emsal/reference/breeds';
import { defineModule } from '../../frame/module';
import { storePet } from './store-pet';

export const petModule = defineModule({
  name: 'pet',
  calls: petCalls,
  handlers: {
    'GET quoterequestapi/pet/breeds/{code}': async ({ code }) => [...breedsOf(code)],
    'POST quoterequestapi/pet/savepetinsurance': storePet,
  },
});
