import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { weights, type Weights } from './rank';

const priceOnly: Weights = { price: 1, coverage: 0 };

/** The published weights of a line. Where the covers are the same by law, price decides alone. */
export const publishedWeights = ({ offerList }: Pick<LineFacts, 'offerList'>): Weights =>
  offerList.legalCovers ? priceOnly : weights;
