/** Which visitors try a canary: every canary has a stretch of all visitors, as long as its share. */

/** A greater share would be no trial: at most half of the visitors. */
export const largestCanaryPercent = 50;

/**
 * The canary in whose stretch a visitor lies.
 * @param trials newest first; each with its share of all visitors, from 0 to 1
 * @param place of the visitor among all, from 0 to 1
 */
export function canaryAt<Trial extends { share: number }>(trials: readonly Trial[], place: number): Trial | undefined {
  let from = 0;
  // Oldest first, so that a later canary moves nobody.
  return trials.toReversed().find(({ share }) => {
    const isInside = place >= from && place < from + share;
    from += share;
    return isInside;
  });
}
