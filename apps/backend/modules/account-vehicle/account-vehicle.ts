/** Vehicles that are registered to a signed-in customer (decision 379). */
import { accountVehicleCalls } from '@emsal/api/calls/customer-account/vehicles';
import { defineModule } from '../../http/module';
import { listVehicles } from './list-vehicles';
import { startVehicleOffer } from './start-vehicle-offer';

export const accountVehicleModule = defineModule({
  name: 'account-vehicle',
  calls: accountVehicleCalls,
  handlers: {
    'GET selfservice/customeraccount/getRegisteredVehicles/{id}': (_input, context) => listVehicles(context),
    'POST selfservice/customeraccount/startVehicleOffer': startVehicleOffer,
  },
});
