import { upTo, type Assurance } from '@emsal/pricing/cover';
import { immKey } from '@emsal/tariffs/imm/minimum-imm';

/** @param limit TL */
export const liability = (limit: number): Assurance => ({
  key: immKey,
  label: 'İhtiyari mali mesuliyet, maddi ve bedeni ayrımsız',
  ...upTo(limit),
});
