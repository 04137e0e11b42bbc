import type { KnotKind } from './spread';

/** Size of a mark with its margin, in drawing units. */
export const cell = 16;
const hole = 'm0 4.1l-2.94 2.94 2.94 2.94 2.94 -2.94z';

/** A lozenge with its top corner at x, y; hollow above the median. */
export const knotPath = (x: number, y: number, kind: KnotKind): string =>
  `M${x} ${y}l7 7-7 7-7-7z${kind === 'high' ? hole : ''}`;
