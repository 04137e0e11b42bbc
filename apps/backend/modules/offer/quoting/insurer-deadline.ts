/** The longest that a visitor waits for one insurer. */
export const insurerDeadlineMs = 12_000;

/** The recovery job is due so long after the deadline: it finds work only when the process died. */
export const orphanGraceMs = 3_000;
