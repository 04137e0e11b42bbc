/** Complementary health: the contracted institutions of an insurer's network (funnel 7.2). An unknown network has none. */
import { complementHealthCalls } from '@emsal/api/calls/complement-health';
import { insurers } from '@emsal/insurers/registry';
import { contractedCompaniesOf, type ContractedCompany } from '@emsal/reference/contracted-companies';
import { defineModule } from '../../http/module';

type NetworkQuery = { firmId: string; networkKey: string } & Partial<Omit<ContractedCompany, 'companyTypeName'>>;

/** The institutions of the network that match all other parameters. */
function companiesOf({ firmId, networkKey, ...wanted }: NetworkQuery): readonly ContractedCompany[] {
  const isTheirs = insurers.some((insurer) => insurer.firmId === Number(firmId) && insurer.networkKey === networkKey);
  if (!isTheirs) return [];
  const conditions = Object.entries(wanted) as [keyof ContractedCompany, string][];
  return contractedCompaniesOf(networkKey).filter((company) =>
    conditions.every(([name, value]) => company[name] === value),
  );
}

/** Distinct names in Turkish alphabetical order. */
const namesOf = (companies: readonly ContractedCompany[], name: keyof ContractedCompany): string[] =>
  [...new Set(companies.map((company) => company[name]))].sort((a, b) => a.localeCompare(b, 'tr'));

export const complementHealthModule = defineModule({
  name: 'complement-health',
  calls: complementHealthCalls,
  handlers: {
    'GET quoterequestapi/ComplementHealth/GetContractedCompanyCities/{firmId}/{networkKey}': async (query) =>
      namesOf(companiesOf(query), 'cityName').map((cityName) => ({ cityName })),
    'GET quoterequestapi/ComplementHealth/GetContractedCompanyDistricts/{firmId}/{networkKey}/{cityName}': async (
      query,
    ) => namesOf(companiesOf(query), 'districtName').map((districtName) => ({ districtName })),
    'GET quoterequestapi/ComplementHealth/GetContractedCompanyType/{firmId}/{networkKey}/{cityName}/{districtName}':
      async (query) => companiesOf(query).map(({ companyType, companyTypeName }) => ({ companyType, companyTypeName })),
    'GET quoterequestapi/ComplementHealth/GetContractedCompany/{firmId}/{networkKey}/{cityName}/{districtName}/{companyType}':
      async (query) => companiesOf(query).map(({ companyName }) => ({ companyName })),
  },
});
