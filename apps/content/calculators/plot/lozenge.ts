/** Path of a lozenge around 0, 0. @param half pixels from its middle to a corner */
export const lozenge = (half: number): string => `M0-${half}l${half} ${half}-${half} ${half}-${half}-${half}z`;
