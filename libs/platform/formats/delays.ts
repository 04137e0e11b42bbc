/** Waiting times of the interface, in milliseconds (spec funnel 9). */
export const delays = {
  /** A shorter wait shows no loading indicator. */
  loadingFetch: 200,
  scrollToTop: 100,
  modalShort: 1_000,
  modalLong: 2_000,
} as const;
