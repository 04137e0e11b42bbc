/** Between two questions about a payment, in milliseconds. */
export const pollEvery = 2_000;
