/**
 * A figure with its source. Confidence: high = official text or two agreeing sources or recomputed; medium = one decent
 * source; low = one weak source; placeholder = illustrative, to be replaced by the broker's own table.
 */
export type Confidence = 'high' | 'medium' | 'low' | 'placeholder';
export interface Sourced<T> {
  value: T;
  source: string;
  confidence: Confidence;
}

/** A figure of our own. @param why there is no published one */
export const illustrative = <T>(value: T, why: string): Sourced<T> => ({
  value,
  source: `${why}: illustrative`,
  confidence: 'placeholder',
});
