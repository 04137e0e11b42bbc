/** Covers of the sandbox products: those of every product of a line, those included from a cover score on, and optional ones. */
import { immText } from '@emsal/tariffs/imm/minimum-imm';
import type { CoverExtent } from './cover-extents';
import { extentTexts } from './pricing.texts';

export interface Assurance {
  key: string;
  label: string;
  value: string;
  /** Whole TL. */
  limit?: number | undefined;
  extent?: { code: CoverExtent; count?: number | undefined } | undefined;
}
export interface OptionalCover {
  key: string;
  label: string;
  /** Kuruş. */
  price: number;
}

/** A cover included from a cover score on; below it, it can be bought for `price` if there is one. */
export interface ScoredCover extends Assurance {
  from: number;
  /** Kuruş. */
  price?: number;
}

/** What a cover pays where that is no limit in lira, with its code. */
export const extentOf = (code: CoverExtent, count?: number): Pick<Assurance, 'value' | 'extent'> => ({
  value: extentTexts[code](count ?? 0),
  extent: { code, ...(count !== undefined && { count }) },
});

/** The maximum that a cover pays: as text, and in whole TL. */
export const upTo = (limit: number): Pick<Assurance, 'value' | 'limit'> => ({ value: immText(limit), limit });

export interface ChosenCovers {
  included: Assurance[];
  optional: OptionalCover[];
  /** Kuruş: premium of the added covers. */
  added: number;
}

/** @param switchedOn keys of `options.covers` */
export function chooseCovers(
  covers: readonly ScoredCover[],
  coverageScore: number,
  switchedOn: readonly string[] = [],
): ChosenCovers {
  const bought = covers.filter(({ key, from, price }) => from > coverageScore && price && switchedOn.includes(key));
  const included = covers.filter((cover) => cover.from <= coverageScore || bought.includes(cover));
  const optional = covers.filter(({ from, price }) => from > coverageScore && price !== undefined);
  return {
    included: included.map(({ from: _from, price: _price, ...assurance }) => assurance),
    optional: optional.map(({ key, label, price }) => ({ key, label, price: price! })),
    added: bought.reduce((sum, { price }) => sum + price!, 0),
  };
}
