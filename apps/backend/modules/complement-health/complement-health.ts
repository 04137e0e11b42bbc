/** Complementary health: which institutions an insurer's network has a contract with (funnel 7.2). Whoever names no such network finds none. */
import { complementHealthCalls } from '@emsal/api/calls/complement-health';
import { insurers } from '@emsal/insurers/registry';
import { contractedCompaniesOf, type ContractedCompany } from '@emsal/reference/contracted-companies';
import { defineModule } from '../../frame/module';

type Asked = { firmId: string; networkKey: string } & Partial<Omit<ContractedCompany, 'companyTypeName'>>;

/** Those of the named network that fit everything else that was named. */
function companiesOf({ firmId, networkKey, ...wanted }: Asked): readonly ContractedCompany[] {
  const isTheirs = insurers.some((insurer) => insurer.firmId === Number(firmId) && insurer.networkKey === networkKey);
  if (!isTheirs) return [];
  const conditions = Object.entries(wanted) as [keyof ContractedCompany, string][];
  return contractedCompaniesOf(networkKey).filter((company) =>
    conditions.every(([name, value]) => company[name] === value),
  );
}

/** Each once, as a Turkish reader sorts. */
const namesOf = (companies: readonly ContractedCompany[], name: keyof ContractedCompany): string[] =>
  [...new Set(companies.map((company) => company[name]))].sort((a, b) => a.localeCompare(b, 'tr'));

export const complementHealthModule = defineModule({
  name: 'complement-health',
  calls: complementHealthCalls,
  handlers: {
    'GET quoterequestapi/ComplementHealth/GetContractedCompanyCities/{firmId}/{networkKey}': async (asked) =>
      namesOf(companiesOf(asked), 'cityName').map((cityName) => ({ cityName })),
    'GET quoterequestapi/ComplementHealth/GetContractedCompanyDistricts/{firmId}/{networkKey}/{cityName}': async (
      asked,
    ) => namesOf(companiesOf(asked), 'districtName').map((districtName) => ({ districtName })),
    'GET quoterequestapi/ComplementHealth/GetContractedCompanyType/{firmId}/{networkKey}/{cityName}/{districtName}':
      async (asked) => companiesOf(asked).map(({ companyType, companyTypeName }) => ({ companyType, companyTypeName })),
    'GET quoterequestapi/ComplementHealth/GetContractedCompany/{firmId}/{networkKey}/{cityName}/{districtName}/{companyType}':
      async (asked) => companiesOf(asked).map(({ companyName }) => ({ companyName })),
  },
});
