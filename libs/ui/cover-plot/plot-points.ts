/** Positions of offers by price (x) and cover (y). */
import { kindOf, percentOf, rangeOf, type KnotKind, type PriceRange } from '../price-spread/spread';

export interface PlottedOffer {
  key: string;
  name: string;
  /** Integer kuruş. */
  price: number;
  /** 0 to 10. */
  cover: number;
}

export interface PlotPoint {
  offer: PlottedOffer;
  /** Percent of the width. */
  x: number;
  /** Percent of the height, from the top. */
  y: number;
  kind: KnotKind;
}

export interface CoverPlotLayout {
  /** Cheapest first; at the same price the wider cover first. */
  points: PlotPoint[];
  range: PriceRange;
  /** Grid lines at whole cover points, highest first; empty when all scores are equal. */
  lines: { cover: number; y: number }[];
}

/** All cover scores are equal. */
export const isFlat = (offers: readonly Pick<PlottedOffer, 'cover'>[]): boolean =>
  offers.every(({ cover }) => cover === offers[0]?.cover);

/** @param offers at least one */
export function plotPoints(offers: readonly PlottedOffer[]): CoverPlotLayout {
  const sorted = offers.toSorted((a, b) => a.price - b.price || b.cover - a.cover);
  const range = rangeOf(sorted.map(({ price }) => price));
  const covers = offers.map(({ cover }) => cover);
  const bottom = Math.floor(Math.min(...covers));
  const top = Math.max(Math.ceil(Math.max(...covers)), bottom + 1);
  const flat = isFlat(offers);
  const yOf = (cover: number): number => (flat ? 100 : 100 - percentOf(cover, bottom, top));
  const lineAt = (_: unknown, step: number) => ({ cover: top - step, y: yOf(top - step) });
  return {
    range,
    points: sorted.map((offer, index) => ({
      offer,
      x: percentOf(offer.price, range.lowest, range.highest),
      y: yOf(offer.cover),
      kind: kindOf(offer.price, index, range),
    })),
    lines: flat ? [] : Array.from({ length: top - bottom + 1 }, lineAt),
  };
}

/** Index of the point nearest to a position in pixels from the top left corner. */
export function nearestPoint(
  points: readonly PlotPoint[],
  position: { x: number; y: number },
  size: { width: number; height: number },
): number {
  const distance = ({ x, y }: PlotPoint): number =>
    Math.hypot((x / 100) * size.width - position.x, (y / 100) * size.height - position.y);
  const distances = points.map(distance);
  return distances.indexOf(Math.min(...distances));
}
