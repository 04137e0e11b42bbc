/** The limit of voluntary liability (İMM): how it is read from an offer, written and compared. */
import type { Offer } from './offer-state';

/** Spec funnel 9: stands for 'unlimited', whole lira. */
export const unlimitedImm = 9_999_999_999;
/** The cover that holds an offer's minimum limit (spec funnel 3.3). */
export const immKey = 'KSK-IMM';

/** Whole lira; null for a product without the cover. */
export const immLimitOf = ({ minimumImm, covers }: Pick<Offer, 'minimumImm' | 'covers'>): number | null =>
  minimumImm ?? covers.find(({ key }) => key === immKey)?.limit ?? null;

const lira = new Intl.NumberFormat('tr-TR');

/** `5.000.000 ₺`, or `Limitsiz`. */
export const formatImm = (limit: number): string =>
  limit >= unlimitedImm ? 'Limitsiz' : `${lira.format(limit)}\u00A0₺`;

/** Ascending, unlimited last. */
export const compareImm = (a: number, b: number): number => Math.min(a, unlimitedImm) - Math.min(b, unlimitedImm);
