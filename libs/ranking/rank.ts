/** Ranks offers: a pure function of price and cover with published weights, shared by server, page and script. Commission is not part of its input. */

export interface Ranked {
  productId: number;
  /** Kuruş. */
  total: number;
  /** 0 to 10. */
  coverageScore: number;
  /** Cannot be bought any more: keeps its score and gets no label. */
  isSaleExpired?: boolean;
}
export interface Rank {
  /** 0 to 10, one decimal. */
  scoreValue: number;
  isBestPrice: boolean;
  isBestProduct: boolean;
  isBestCoverage: boolean;
}
/** Only the proportion of the two matters. */
export interface Weights {
  price: number;
  coverage: number;
  /** Price and covers are the same by law: the cover's figure is the insurer's service rating, and no offer gets a label. */
  samePrice?: true;
}

/** The published weights; they add up to 1. */
export const weights: Weights = { price: 0.65, coverage: 0.35 };

type ScoredFigures = Pick<Ranked, 'total' | 'coverageScore'>;

/** The parts of price and cover in the score: the cheapest offer gets the whole price part, one twice as expensive half of it. */
export function scoreParts(
  { total, coverageScore }: ScoredFigures,
  cheapest: number,
  given: Weights = weights,
): Weights {
  const shares = given.price + given.coverage || 1;
  return {
    price: (10 * given.price * (cheapest / Math.max(total, 1))) / shares,
    coverage: (given.coverage * coverageScore) / shares,
  };
}

/** 0 to 10, one decimal. @param cheapest of the whole list, kuruş */
export function scoreOf(offer: ScoredFigures, cheapest: number, given: Weights = weights): number {
  const { price, coverage } = scoreParts(offer, cheapest, given);
  return Math.round((price + coverage) * 10) / 10;
}

type Scored<Offer extends Ranked> = Offer & { scoreValue: number };

/** Ties go to the lower price, then to the lower product number: the order is deterministic. */
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
  const sold = given.samePrice ? [] : all.filter(({ isSaleExpired }) => !isSaleExpired);
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

/** Offers in the order 'best', scored by these weights. */
export const rankedOrder = <Offer extends Ranked>(
  offers: readonly Offer[],
  given: Weights = weights,
): Scored<Offer>[] => bestFirst(scored(offers, given));

/** The order 'best' of scored offers: best score first; if that offer has expired, the best one that can be bought precedes it. */
export function bestFirst<Offer extends Scored<Ranked>>(offers: readonly Offer[]): Offer[] {
  const order = offers.toSorted(byFigure(({ scoreValue }) => scoreValue));
  const best = order.findIndex(({ isSaleExpired }) => !isSaleExpired);
  return best > 0 ? [order[best]!, ...order.toSpliced(best, 1)] : order;
}
