/** Which accessories can be chosen. */
import { own } from '../vehicle-grammar';
import { accessoryFields } from './accessory-fields';

export const accessoryOwnFields = own(accessoryFields, (source) => ({
  sources: {
    accessoriesForm: source('GET quoterequestapi/auto/getAccessories', {
      input: ({ vehicleFuelType }) => (vehicleFuelType === '' ? {} : { fuelType: vehicleFuelType }),
      option: (row) => row,
    }),
  },
}));
