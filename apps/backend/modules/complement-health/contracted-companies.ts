/** The contracted institutions of an insurer's network. An unknown network has none. */
import { insurers } from '@emsal/insurers/registry';
import { contractedCompaniesOf, narrowPartOf, type ContractedCompany } from '@emsal/reference/contracted-companies';

type NetworkQuery = { firmId: string; networkKey: string } & Partial<Omit<ContractedCompany, 'companyTypeName'>>;

/** The institutions of the network that match all other parameters. */
export function companiesOf({ firmId, networkKey, ...wanted }: NetworkQuery): readonly ContractedCompany[] {
  const isTheirs = insurers.some(
    (insurer) =>
      insurer.firmId === Number(firmId) && [insurer.networkKey, narrowPartOf(insurer.networkKey)].includes(networkKey),
  );
  if (!isTheirs) return [];
  const conditions = Object.entries(wanted) as [keyof ContractedCompany, string][];
  return contractedCompaniesOf(networkKey).filter((company) =>
    conditions.every(([name, value]) => company[name] === value),
  );
}

/** Distinct names in Turkish alphabetical order. */
export const namesOf = (companies: readonly ContractedCompany[], name: keyof ContractedCompany): string[] =>
  [...new Set(companies.map((company) => company[name]))].sort((a, b) => a.localeCompare(b, 'tr'));
