/** Covers of the sandbox products: what every product of a line holds, what an insurer adds by its cover score, and what can be bought on top. */
import type { InsurerOffer } from '@emsal/insurers/quote-answer';
import { immText } from '@emsal/tariffs/imm/minimum-imm';

export type Assurance = InsurerOffer['assurances'][number];
export type OptionalCover = InsurerOffer['optionalCovers'][number];

/** A cover that is part of the product from a cover score on; below it, it can be bought for `price` where there is one. */
export interface ScoredCover extends Assurance {
  from: number;
  /** Kuruş. */
  price?: number;
}

/** What a cover pays at most: in words, and in whole TL. */
export const upTo = (limit: number): Pick<Assurance, 'value' | 'limit'> => ({ value: immText(limit), limit });

export interface ChosenCovers {
  held: Assurance[];
  optional: OptionalCover[];
  /** Kuruş: what the switched-on covers add. */
  added: number;
}

/** @param switchedOn keys of `adjust.covers` */
export function chooseCovers(
  covers: readonly ScoredCover[],
  coverageScore: number,
  switchedOn: readonly string[] = [],
): ChosenCovers {
  const bought = covers.filter(({ key, from, price }) => from > coverageScore && price && switchedOn.includes(key));
  const held = covers.filter((cover) => cover.from <= coverageScore || bought.includes(cover));
  const optional = covers.filter(({ from, price }) => from > coverageScore && price !== undefined);
  return {
    held: held.map(({ from: _from, price: _price, ...assurance }) => assurance),
    optional: optional.map(({ key, label, price }) => ({ key, label, price: price! })),
    added: bought.reduce((sum, { price }) => sum + price!, 0),
  };
}
