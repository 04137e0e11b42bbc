/** The calls that know where a person lives and what they do. A family spreads them into its sources. */
import type { OptionSource } from './step';
import type { SourceWord } from './grammar';
import type { personalFields } from './personal-fields';

type Source = SourceWord<typeof personalFields>;

export const citySource = (source: Source): OptionSource =>
  source('GET quoterequestapi/sharedstep/GetCityList', {
    input: () => ({}),
    option: ({ cityId, cityName }) => ({ code: cityId, name: cityName }),
  });

export const personalSources = (source: Source) => ({
  city: citySource(source),
  district: source('GET quoterequestapi/sharedstep/GetDistrictList/{cityId}', {
    needs: ['city'],
    input: ({ city }) => ({ cityId: city }),
    option: ({ districtId, districtName }) => ({ code: districtId, name: districtName }),
  }),
  jobCode: source('GET quoterequestapi/sharedstep/GetJobList/{branchId}', {
    input: (_, { branchId }) => ({ branchId: String(branchId) }),
    option: ({ code, name }) => ({ code, name }),
  }),
});
