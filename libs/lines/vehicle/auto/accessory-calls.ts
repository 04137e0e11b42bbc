/** What the accessories ask of the server: the vehicle's value, and the stored list. */
import { lookup, send } from '../vehicle-grammar';

/** Sent in kuruş, kept in whole TL. */
export const valueLookup = lookup('GET quoterequestapi/auto/GetVehicleValue/{typeCode}/{modelYear}', {
  needs: ['vehicleBrand', 'vehicleModelType', 'vehicleModelYear'],
  live: true,
  input: (a) => ({ typeCode: `${a.vehicleBrand}${a.vehicleModelType}`, modelYear: a.vehicleModelYear }),
  fill: ({ vehicleValue }) => ({ vehicleValue: vehicleValue === null ? '' : String(vehicleValue / 100) }),
});

/** An empty list takes back what was stored before. */
export const saveAccessories = send('POST quoterequestapi/auto/AddOrUpdateAccessories', (a, { visitId }) => ({
  visitId,
  accessories: a.accessoriesForm.map(({ code, amount }) => ({ code, amount: Number(amount) * 100 })),
}));
