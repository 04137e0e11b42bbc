/** The API calls of the accessories: the vehicle's value, and saving the list. */
import { lookup, send } from './auto-own-fields';

/** In kuruş on the wire, in whole TL in the answers. */
export const valueLookup = lookup('GET quoterequestapi/auto/GetVehicleValue/{typeCode}/{modelYear}', {
  needs: ['vehicleBrand', 'vehicleModelType', 'vehicleModelYear'],
  live: true,
  resultField: 'vehicleValue',
  input: (answers) => ({
    typeCode: `${answers.vehicleBrand}${answers.vehicleModelType}`,
    modelYear: answers.vehicleModelYear,
  }),
  fill: ({ vehicleValue }) => ({ vehicleValue: vehicleValue === null ? '' : String(vehicleValue / 100) }),
});

/** An empty list deletes what was saved before. The list counts only while its checkbox is checked. */
export const saveAccessories = send('POST quoterequestapi/auto/AddOrUpdateAccessories', (answers, { visitId }) => ({
  visitId,
  accessories: answers.isAccessoryVehicle
    ? answers.accessoriesForm.map(({ code, amount }) => ({ code, amount: Number(amount) * 100 }))
    : [],
}));
