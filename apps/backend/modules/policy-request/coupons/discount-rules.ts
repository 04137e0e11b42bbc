/** Days of the specification's discount rules (funnel 9). */

/** Within these the discount goes back to the paying card. */
export const discountDays = 7;
/** A policy that is cancelled within these gives its discount back. */
export const takeBackDays = 180;
