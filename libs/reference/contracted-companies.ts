/** Health institutions in an insurer's network: invented ones in real districts (label in data/contracted-companies.json). */
import table from './data/contracted-companies.json' with { type: 'json' };
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

const narrowSuffix = 'D';

/** The key of a network's narrow part (dar ağ): of a network that is narrow itself, its own. */
export const narrowPartOf = (networkKey: string): string =>
  networks.get(networkKey) ? `${networkKey}${narrowSuffix}` : networkKey;

const holdsWideRows = (networkKey: string): boolean | undefined =>
  networks.get(networkKey) ??
  (networks.get(networkKey.slice(0, -narrowSuffix.length)) === undefined ? undefined : false);

/** By province, district and type; empty for an unknown network. */
export function contractedCompaniesOf(networkKey: string): readonly ContractedCompany[] {
  const holdsWide = holdsWideRows(networkKey);
  if (holdsWide === undefined) return [];
  return everyCompany.filter(({ isWide }) => holdsWide || !isWide).map(({ company }) => company);
}

/** Whether the insurer has more than a narrow network. */
export const hasWideNetwork = (networkKey: string): boolean => networks.get(networkKey) === true;

/** @param cityCode traffic code of the province */
export const countContracted = (networkKey: string, cityCode: string): number =>
  contractedCompaniesOf(networkKey).filter(({ cityName }) => cityName === cityNames.get(cityCode)).length;
