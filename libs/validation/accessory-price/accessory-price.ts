/** Accessories of a vehicle, in whole TL: 100 to 100,000 each, together at most a tenth of the vehicle's value. */
import { readLira } from '../numeric/lira';
import { pass, refusal, type Verdict } from '../verdict';
import { accessoryPriceMessages } from './accessory-price-messages';

export type AccessoryPriceCode = keyof typeof accessoryPriceMessages;

const refuse = refusal(accessoryPriceMessages);
/** Largest share of the vehicle's value for all accessories together. */
export const accessoryCapPercent = 10;

export function accessoryPrice(input: string): Verdict<string, AccessoryPriceCode> {
  const price = readLira(input);
  if (price === undefined) return refuse('notNumeric');
  return price >= 100 && price <= 100_000 ? pass(String(price)) : refuse('range');
}

/** Checks the sum of the prices; all amounts in the same unit. */
export function accessoryTotal(prices: readonly number[], vehicleValue: number): Verdict<number, AccessoryPriceCode> {
  const total = prices.reduce((sum, price) => sum + price, 0);
  return total * 100 <= vehicleValue * accessoryCapPercent ? pass(total) : refuse('total');
}
