/** The liability limit of an offer, and how limits are formatted and compared (funnel 3.3, 9). */
import { formatLira } from '@emsal/platform/formats/money';
import { unlimitedImm } from './imm-limits';

/** Key of the liability limit among an offer's covers. */
export const immKey = 'KSK-IMM';

/** Whole TL; null where the product has no such cover. */
export function minimumImm(assurances: readonly { valueDataKey: string; valueDataCode: string }[]): number | null {
  const limits = assurances
    .filter(({ valueDataKey }) => valueDataKey === immKey)
    .map((entry) => Number(entry.valueDataCode));
  const known = limits.filter((limit) => Number.isSafeInteger(limit) && limit > 0);
  return known.length === 0 ? null : Math.min(...known);
}

/** `5.000.000 ₺` with a no-break space, `Limitsiz` */
export const immText = (limit: number): string => (limit >= unlimitedImm ? 'Limitsiz' : formatLira(limit * 100));
