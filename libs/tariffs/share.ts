/** `amount * numerator / denominator` of non-negative integers, rounded half up. */
export const share = (amount: number, numerator: number, denominator: number): number =>
  Math.floor((amount * numerator * 2 + denominator) / (denominator * 2));

/** The share in percent, rounded half up. */
export const percentOf = (amount: number, percent: number): number => share(amount, percent, 100);
