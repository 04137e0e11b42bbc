/** The option sources of address and occupation. A family spreads them into its sources. */
import type { OptionSource } from '../grammar/step';
import type { SourceBuilder } from '../grammar/grammar';
import type { personalFields } from './personal-fields';

type Source = SourceBuilder<typeof personalFields>;

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
