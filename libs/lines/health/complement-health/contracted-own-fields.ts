/** COMPLEMENTHEALTH's own fields and their builder functions: where the options of an institution come from. */
import { grammarWith } from '../health-grammar';
import { contractedFields } from './contracted-fields';

export const { line, own } = grammarWith<typeof contractedFields>();

/** The calls identify places by name, so the name is also the option's code. */
export const contractedOwnFields = own(contractedFields, (source) => ({
  clears: {
    networkKey: ['contractedCity', 'contractedDistrict', 'contractedType'],
    contractedCity: ['contractedDistrict', 'contractedType'],
    contractedDistrict: ['contractedType'],
  },
  sources: {
    contractedCity: source('GET quoterequestapi/ComplementHealth/GetContractedCompanyCities/{firmId}/{networkKey}', {
      needs: ['firmId', 'networkKey'],
      input: ({ firmId, networkKey }) => ({ firmId, networkKey }),
      option: ({ cityName }) => ({ code: cityName, name: cityName }),
    }),
    contractedDistrict: source(
      'GET quoterequestapi/ComplementHealth/GetContractedCompanyDistricts/{firmId}/{networkKey}/{cityName}',
      {
        needs: ['firmId', 'networkKey', 'contractedCity'],
        input: ({ firmId, networkKey, contractedCity }) => ({ firmId, networkKey, cityName: contractedCity }),
        option: ({ districtName }) => ({ code: districtName, name: districtName }),
      },
    ),
    contractedType: source(
      'GET quoterequestapi/ComplementHealth/GetContractedCompanyType/{firmId}/{networkKey}/{cityName}/{districtName}',
      {
        needs: ['firmId', 'networkKey', 'contractedCity', 'contractedDistrict'],
        input: ({ firmId, networkKey, contractedCity, contractedDistrict }) => ({
          firmId,
          networkKey,
          cityName: contractedCity,
          districtName: contractedDistrict,
        }),
        option: ({ companyType, companyTypeName }) => ({ code: companyType, name: companyTypeName }),
      },
    ),
  },
}));
