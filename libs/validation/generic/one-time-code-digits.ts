/** Length of a one-time code. */
export const oneTimeCodeDigits = 6;
