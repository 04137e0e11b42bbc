/**
 * The fields that COMPLEMENTHEALTH asks a visitor who looks for an institution of an offer's network: province, district and kind, each
 * dependent on the one before (spec funnel 3.7, 7.2).
 */
import type { Dictionary } from '@emsal/lines/kit/field';
import { fact } from '@emsal/lines/kit/personal-fields';
import { own } from '../health-grammar';

/** `firmId` and `networkKey` are the offer's. */
export const contractedFields = {
  firmId: fact,
  networkKey: fact,
  contractedCity: { kind: 'combobox', label: 'İl', missing: 'Kurumun bulunduğu ili seçin' },
  contractedDistrict: { kind: 'combobox', label: 'İlçe', missing: 'Kurumun bulunduğu ilçeyi seçin' },
  contractedType: { kind: 'select', label: 'Kurum türü', missing: 'Kurum türünü seçin' },
} as const satisfies Dictionary;

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
