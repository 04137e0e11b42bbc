/** Prices that the fuel calculator begins with; a visitor types the price of the day. */
import { illustrative, type Sourced } from '../sourced';

/** Kuruş for a litre. */
export const petrolPrice: Sourced<number> = illustrative(5500, 'no official price list is published for reuse');
