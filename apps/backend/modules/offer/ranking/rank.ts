/** The order of offers: a pure function of price and cover with published weights. No commission is in reach of its types. */

export interface Ranked {
  productId: number;
  /** Kuruş. */
  total: number;
  /** 0 to 10. */
  coverageScore: number;
}
export interface Rank {
  /** 0 to 10, one decimal. */
  scoreValue: number;
  isBestPrice: boolean;
  isBestProduct: boolean;
  isBestCoverage: boolean;
}

/** Shares of the score; they add up to 1. */
export const weights = { price: 0.65, coverage: 0.35 } as const;

/** The cheapest offer gets the whole price share, one twice as dear half of it. */
export function scoreOf({ total, coverageScore }: Ranked, cheapest: number): number {
  const score = 10 * weights.price * (cheapest / total) + weights.coverage * coverageScore;
  return Math.round(score * 10) / 10;
}

/** Ties go to the lower price, then to the lower product number: the same offers always give the same order. */
export function rankOffers(offers: readonly Ranked[]): Map<number, Rank> {
  const cheapest = Math.min(...offers.map(({ total }) => total));
  const scored = offers.map((offer) => ({ ...offer, scoreValue: scoreOf(offer, cheapest) }));
  const first = (better: (offer: (typeof scored)[number]) => number) =>
    scored.toSorted((a, b) => better(b) - better(a) || a.total - b.total || a.productId - b.productId)[0]?.productId;
  const price = first(({ total }) => -total);
  const product = first(({ scoreValue }) => scoreValue);
  const coverage = first(({ coverageScore }) => coverageScore);
  return new Map(
    scored.map(({ productId, scoreValue }) => [
      productId,
      {
        scoreValue,
        isBestPrice: productId === price,
        isBestProduct: productId === product,
        isBestCoverage: productId === coverage,
      },
    ]),
  );
}
