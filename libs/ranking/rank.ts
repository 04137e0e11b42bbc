/** The order of offers: a pure function of price and cover with published weights, the same for server, page and script. No commission is in reach of its types. */

export interface Ranked {
  productId: number;
  /** Kuruş. */
  total: number;
  /** 0 to 10. */
  coverageScore: number;
  /** Cannot be bought any more: it keeps its score and has no distinction. */
  isSaleExpired?: boolean;
}
export interface Rank {
  /** 0 to 10, one decimal. */
  scoreValue: number;
  isBestPrice: boolean;
  isBestProduct: boolean;
  isBestCoverage: boolean;
}
/** What counts how much; only the proportion of the two matters. */
export interface Weights {
  price: number;
  coverage: number;
}

/** The published shares of the score; they add up to 1. */
export const weights: Weights = { price: 0.65, coverage: 0.35 };

type Scoring = Pick<Ranked, 'total' | 'coverageScore'>;

/** What price and cover each give to the score: the cheapest offer gets the whole price share, one twice as dear half of it. */
export function scoreParts({ total, coverageScore }: Scoring, cheapest: number, given: Weights = weights): Weights {
  const shares = given.price + given.coverage || 1;
  return {
    price: (10 * given.price * (cheapest / Math.max(total, 1))) / shares,
    coverage: (given.coverage * coverageScore) / shares,
  };
}

/** 0 to 10, one decimal. @param cheapest of the whole list, kuruş */
export function scoreOf(offer: Scoring, cheapest: number, given: Weights = weights): number {
  const { price, coverage } = scoreParts(offer, cheapest, given);
  return Math.round((price + coverage) * 10) / 10;
}

type Scored<Offer extends Ranked> = Offer & { scoreValue: number };

/** Ties go to the lower price, then to the lower product number: the same offers always give the same order. */
const byFigure =
  <Offer extends Ranked>(figure: (offer: Offer) => number) =>
  (a: Offer, b: Offer): number =>
    figure(b) - figure(a) || a.total - b.total || a.productId - b.productId;

const scored = <Offer extends Ranked>(offers: readonly Offer[], given: Weights): Scored<Offer>[] => {
  const cheapest = Math.min(...offers.map(({ total }) => total));
  return offers.map((offer) => ({ ...offer, scoreValue: scoreOf(offer, cheapest, given) }));
};

/** Score and labels by product number. */
export function rankOffers(offers: readonly Ranked[], given: Weights = weights): Map<number, Rank> {
  const all = scored(offers, given);
  const sold = all.filter(({ isSaleExpired }) => !isSaleExpired);
  const first = (figure: (offer: Scored<Ranked>) => number) => sold.toSorted(byFigure(figure))[0]?.productId;
  const price = first(({ total }) => -total);
  const product = first(({ scoreValue }) => scoreValue);
  const coverage = first(({ coverageScore }) => coverageScore);
  return new Map(
    all.map(({ productId, scoreValue }) => [
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

/** Best first, by the score that these weights give; before all the best that can be bought. */
export function inOrder<Offer extends Ranked>(offers: readonly Offer[], given: Weights = weights): Scored<Offer>[] {
  const order = scored(offers, given).toSorted(byFigure(({ scoreValue }) => scoreValue));
  const best = order.findIndex(({ isSaleExpired }) => !isSaleExpired);
  return best > 0 ? [order[best]!, ...order.toSpliced(best, 1)] : order;
}
