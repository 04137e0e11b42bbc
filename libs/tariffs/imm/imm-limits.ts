/** The limits of voluntary liability (IMM) on sale, whole TL. Illustrative: no official list was found. */

/** The specification's value for unlimited cover (funnel 9). */
export const unlimitedImm = 9_999_999_999;

export const immLimits = [
  500_000,
  1_000_000,
  2_000_000,
  3_000_000,
  5_000_000,
  10_000_000,
  20_000_000,
  unlimitedImm,
] as const;
