/** The longest that a visitor waits for one insurer, which is asked once (`ask-insurer.ts`). */
export const insurerDeadlineMs = 12_000;
