/** Milliseconds until the visitor is told that the card fields have not loaded. */
export const frameTimeout = 8_000;
