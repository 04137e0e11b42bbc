/** `/plaka-ekle`: a policy that was bought for a vehicle without a plate gets its plate (decision 370). */
import { plateAddendumCalls } from '@emsal/api/calls/self-service/plate-addendum';
import { defineModule } from '../../http/module';
import { Refusal } from '../../http/refusal';
import { provenPerson } from '../service-proof/proven-person';
import { createPlateAddendum } from './create-plate-addendum';
import { cardOf, unplatedOf } from './unplated-policies';

export const vehicleAddendumModule = defineModule({
  name: 'plate-addendum',
  calls: plateAddendumCalls,
  handlers: {
    'POST selfservice/Addendum/HasYKPlateAddendum': async (_input, context) => {
      const person = await provenPerson(context);
      if (person instanceof Refusal) return person;
      const policies = (await unplatedOf(person, context)).map(cardOf);
      return { hasYKPlateAddendum: policies.length > 0, policies };
    },
    'POST selfservice/Addendum/CreateYKPlateAddendum': createPlateAddendum,
  },
});
