/** The weights as one number, for a slider and a URL. */
import type { Weights } from './rank';

const whole = 100;

/** The weight of the price in whole percent; the rest is the cover's. */
export const pricePercent = ({ price, coverage }: Weights): number => Math.round((price / (price + coverage)) * whole);

/** The inverse. @param percent 0 to 100 */
export const weightsOf = (percent: number): Weights => ({
  price: percent / whole,
  coverage: (whole - percent) / whole,
});
