/** The shares of the score as one number, which a slider and an address can hold. */
import type { Weights } from './rank';

const whole = 100;

/** The share of the price in whole percent; the rest is the cover's. */
export const pricePercent = ({ price, coverage }: Weights): number => Math.round((price / (price + coverage)) * whole);

/** The way back. @param percent 0 to 100 */
export const weightsOf = (percent: number): Weights => ({
  price: percent / whole,
  coverage: (whole - percent) / whole,
});
