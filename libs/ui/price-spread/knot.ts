import type { KnotKind } from './spread';

/** A knot and the air around it, in units of the drawing. */
export const cell = 16;
const hole = 'm0 4.1l-2.94 2.94 2.94 2.94 2.94 -2.94z';

/** The lozenge whose upper corner is at x, y; above the median it has an eye. */
export const knotPath = (x: number, y: number, kind: KnotKind): string =>
  `M${x} ${y}l7 7-7 7-7-7z${kind === 'high' ? hole : ''}`;
