/** The page's address may name the province of the estimate. */
import { provinces } from '@emsal/tariffs/provinces';

export const provinceParameter = 'il';

const usualProvince = '34';

/** @param search of the page's address, `?il=06` */
export function provinceOf(search: string): string {
  const named = new URLSearchParams(search).get(provinceParameter);
  return provinces.some(({ code }) => code === named) ? named! : usualProvince;
}
