/** What the accessories ask of the server: the vehicle's value, and the stored list. */
import { lookup, send } from '../vehicle-grammar';

/** Sent in kuruş, kept in whole TL. */
export const valueLookup = lookup('GET quoterequestapi/auto/GetVehicleValue/{typeCode}/{modelYear}', {
  needs: ['vehicleBrand', 'vehicleModelType', 'vehicleModelYear'],
  live: true,
  tells: 'vehicleValue',
  input: (a) => ({ typeCode: `${a.vehicleBrand}${a.vehicleModelType}`, modelYear: a.vehicleModelYear }),
  fill: ({ vehicleValue }) => ({ vehicleValue: vehicleValue === null ? '' : String(vehicleValue / 100) }),
});

/** An empty list takes back what was stored before. What was listed counts while its tick is there. */
export const saveAccessories = send('POST quoterequestapi/auto/AddOrUpdateAccessories', (a, { visitId }) => ({
  visitId,
  accessories: a.isAccessoryVehicle
    ? a.accessoriesForm.map(({ code, amount }) => ({ code, amount: Number(amount) * 100 }))
    : [],
}));
