const tenths = (place: number): number => Number(place.toFixed(1));

/** The path of a knot, the lozenge of the brand, around x, y. @param half drawing units from its middle to a corner */
export const knotAt = (x: number, y: number, half: number): string =>
  `M${tenths(x)} ${tenths(y - half)}l${half} ${half}-${half} ${half}-${half}-${half}z`;
