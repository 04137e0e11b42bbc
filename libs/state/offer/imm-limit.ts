/** Reads the voluntary liability (İMM) limit of offers. */
import { immKey } from '@emsal/tariffs/imm/minimum-imm';
import type { Offer } from './offer-state';

/** Whole lira; null for a product without the cover. */
export const immLimitOf = ({ minimumImm, covers }: Pick<Offer, 'minimumImm' | 'covers'>): number | null =>
  minimumImm ?? covers.find(({ key }) => key === immKey)?.limit ?? null;
