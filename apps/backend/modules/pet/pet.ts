/** Pets: breeds, and the check of the form's pet (funnel 3.7, 7.2). An unknown kind has no breeds. */
import { petCalls } from '@emsal/api/calls/pet';
import { breedsOf } from '@emsal/reference/breeds';
import { defineModule } from '../../http/module';
import { checkPet } from './check-pet';

export const petModule = defineModule({
  name: 'pet',
  calls: petCalls,
  handlers: {
    'GET quoterequestapi/pet/breeds/{code}': async ({ code }) => [...breedsOf(code)],
    'POST quoterequestapi/pet/savepetinsurance': checkPet,
  },
});
