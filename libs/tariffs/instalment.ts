/** One of equal instalments of a price, rounded down; no interest is added, and the first takes the remainder. Kuruş. */
export const instalmentOf = (total: number, count: number): number => Math.floor(total / count);

/** The maximum number of payments, as text. */
export const instalmentsText = (most: number): string => (most > 1 ? `${most} taksite kadar` : 'Tek çekim');
