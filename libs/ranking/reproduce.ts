/** Checks the order of a download: applies the page's formula to the file's figures. */
import { rankedOrder, type Weights } from './rank';
import type { RankingDownload } from './ranking-download';

export interface Reproduction {
  /** Product numbers in the computed order. */
  order: number[];
  /** Places, counted from 1, where the file has another product or another score. */
  differing: number[];
}

/** @param weights other weights than the published ones; then only `order` is meaningful */
export function reproduce({ offers, weights: published }: RankingDownload, weights: Weights = published): Reproduction {
  const again = rankedOrder(offers, weights);
  const isSame = (index: number) =>
    again[index]!.productId === offers[index]!.productId && again[index]!.scoreValue === offers[index]!.scoreValue;
  return {
    order: again.map(({ productId }) => productId),
    differing: again.flatMap((_offer, index) => (isSame(index) ? [] : [index + 1])),
  };
}
