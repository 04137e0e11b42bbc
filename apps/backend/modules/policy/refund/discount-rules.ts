/** Periods of the specification's discount rules, in days (funnel 9). */

/** Within this period the discount is refunded to the paying card. */
export const discountDays = 7;
/** A policy cancelled within this period loses its discount. */
export const takeBackDays = 180;
