/** One of so many equal instalments of a price, rounded down; they carry no interest, and the first takes what is left over. Kuruş. */
export const instalmentOf = (total: number, count: number): number => Math.floor(total / count);

/** Into how many payments a price may be split, in words. */
export const instalmentsText = (most: number): string => (most > 1 ? `${most} taksite kadar` : 'Tek çekim');
