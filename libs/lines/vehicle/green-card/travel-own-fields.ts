/** GREENCARD's own fields and their builder functions: what the vehicle's use depends on, and the countries. */
import { grammarWith } from '../vehicle-grammar';
import { travelFields } from './travel-fields';

export const { line, lookup, own, part, send, step } = grammarWith<typeof travelFields>();

export const travelOwnFields = own(travelFields, (source) => ({
  clears: { licensePlateNo: ['usageType', 'purposeOfUsageType'] },
  sources: {
    countryId: source('GET quoterequestapi/greencard/getGreenCardDestinationAsync', {
      input: () => ({}),
      option: (row) => row,
    }),
  },
  names: { countryId: 'countryName' },
}));
