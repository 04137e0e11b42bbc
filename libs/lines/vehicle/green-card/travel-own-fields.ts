/** What the fields of the trip depend on, and the countries. */
import { plateDependents } from '../vehicle-clears';
import { own } from '../vehicle-grammar';
import { travelFields } from './travel-fields';

export const travelOwnFields = own(travelFields, (source) => ({
  clears: { licensePlateNo: [...plateDependents, 'usageType', 'purposeOfUsageType'] },
  sources: {
    countryId: source('GET quoterequestapi/greencard/getGreenCardDestinationAsync', {
      input: () => ({}),
      option: (row) => row,
    }),
  },
  names: { countryId: 'countryName' },
}));
