/** Whether the order of a download follows from its own figures: the page's formula, run again over what the file holds. */
import { inOrder, type Weights } from './rank';
import type { RankingDownload } from './ranking-download';

export interface Reproduction {
  /** Product numbers in the order that the figures give. */
  order: number[];
  /** Places, counted from 1, where the file says something else: another product or another score. */
  differing: number[];
}

/** @param weights other shares than the published ones; then only the order is of interest */
export function reproduce({ offers, weights: published }: RankingDownload, weights: Weights = published): Reproduction {
  const again = inOrder(offers, weights);
  const isSame = (index: number) =>
    again[index]!.productId === offers[index]!.productId && again[index]!.scoreValue === offers[index]!.scoreValue;
  return {
    order: again.map(({ productId }) => productId),
    differing: again.flatMap((_offer, index) => (isSame(index) ? [] : [index + 1])),
  };
}
