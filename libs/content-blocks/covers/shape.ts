/** The language of the covers: paths, each with what it is painted with, on a ground of 400 by 220 units. */
import { knotAt } from '@emsal/ui/knot-at/knot-at';
export const coverWidth = 400;
export const coverHeight = 220;

/**
 * `ink`, `soft`, `accent`: areas · `paper`: an area with an outline · `line`, `good`, `trace`: lines of text's, good's and
 * accent's colour · `hair`, `dots`: thin lines
 */
export type Paint = 'ink' | 'soft' | 'accent' | 'paper' | 'line' | 'good' | 'trace' | 'hair' | 'dots';

export interface Shape {
  paint: Paint;
  d: string;
  /** Of an icon, which is drawn on 256 units: its upper left corner and its size. */
  icon?: { x: number; y: number; size: number };
}

export type Drawing = readonly Shape[];

const painted =
  (paint: Paint) =>
  (d: string): Shape => ({ paint, d });

export const ink = painted('ink');
export const soft = painted('soft');
export const accent = painted('accent');
export const paper = painted('paper');
export const line = painted('line');
export const good = painted('good');
export const trace = painted('trace');
export const hair = painted('hair');
export const dots = painted('dots');

/** An icon with its upper left corner at x, y. */
export const thing = (d: string, [x, y, size]: readonly [x: number, y: number, size: number]): Shape => ({
  paint: 'ink',
  d,
  icon: { x, y, size },
});

/** @see knotAt */
export const knot = (x: number, y: number, half = 9): string => knotAt(x, y, half);

export const knots = (points: readonly (readonly [x: number, y: number])[], half?: number): string =>
  points.map(([x, y]) => knot(x, y, half)).join('');

/** The `transform` of an icon; undefined for a path that stands where it is drawn. */
export const transformOf = ({ icon }: Shape): string | undefined =>
  icon && `translate(${icon.x} ${icon.y}) scale(${icon.size / 256})`;
