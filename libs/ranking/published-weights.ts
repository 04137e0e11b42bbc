import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { weights, type Weights } from './rank';

const priceOnly: Weights = { price: 1, coverage: 0 };
const serviceOnly: Weights = { price: 0, coverage: 1, samePrice: true };

/** The published weights of a line. Where the covers are the same by law, price decides alone; where the price is too, service does. */
export const publishedWeights = ({ offerList }: Pick<LineFacts, 'offerList'>): Weights => {
  if (offerList.legalPrice) return serviceOnly;
  return offerList.legalCovers ? priceOnly : weights;
};
