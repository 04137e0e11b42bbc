/** Health institutions in an insurer's network: invented ones in real districts (label in data/contracted-companies.json). */
import table from './data/contracted-companies.json';
import { cities } from './places';

export interface ContractedCompany {
  cityName: string;
  districtName: string;
  companyType: string;
  companyTypeName: string;
  companyName: string;
}
type Row = [cityCode: string, districtName: string, typeCodes: string[], isWide: boolean];

const cityNames = new Map(cities.map(({ code, name }) => [code, name]));
const types = new Map((table.types as [string, string, string][]).map(([code, ...words]) => [code, words]));
const networks = new Map(table.networks as [string, boolean][]);

const everyCompany = (table.rows as Row[]).flatMap(([cityCode, districtName, codes, isWide]) =>
  codes.map((code) => ({ isWide, company: { cityName: cityNames.get(cityCode)!, ...companyOf(districtName, code) } })),
);

function companyOf(districtName: string, companyType: string): Omit<ContractedCompany, 'cityName'> {
  const [companyTypeName, ending] = types.get(companyType)!;
  return {
    districtName,
    companyType,
    companyTypeName: companyTypeName!,
    companyName: `Örnek ${districtName} ${ending}`,
  };
}

/** By province, district and type; empty for an unknown network. */
export function contractedCompaniesOf(networkKey: string): readonly ContractedCompany[] {
  const holdsWide = networks.get(networkKey);
  if (holdsWide === undefined) return [];
  return everyCompany.filter(({ isWide }) => holdsWide || !isWide).map(({ company }) => company);
}
