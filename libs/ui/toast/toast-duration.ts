/** Milliseconds for which the outcome of a press stays on the screen. */
export const toastDuration = 5_000;
