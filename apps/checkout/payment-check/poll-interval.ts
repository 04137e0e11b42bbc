/** Milliseconds between two reads of a payment. */
export const pollInterval = 2_000;
