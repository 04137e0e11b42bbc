/** What a robbery or total loss pays: the second-hand value of that day, less the excess (lines.md PHONE.2). */
import { percentOf } from '../share';
import { phoneExcessPercent, secondHandPercents } from './phone-figures';

/** Kuruş. */
export interface PhonePayout {
  secondHand: number;
  excess: number;
  paid: number;
}

/**
 * Linear between the years that have a figure.
 * @param listValue kuruş
 * @param months age of the telephone, 0 to 36
 * @throws RangeError beyond them
 */
export function phonePayout(listValue: number, months: number): PhonePayout {
  const percents = secondHandPercents.value;
  const year = Math.floor(months / 12);
  const from = percents[year];
  if (from === undefined || months > (percents.length - 1) * 12)
    throw new RangeError(`no value after ${months} months`);
  const to = percents[year + 1] ?? from;
  const secondHand = percentOf(listValue, from + ((to - from) * (months % 12)) / 12);
  const excess = percentOf(secondHand, phoneExcessPercent.value);
  return { secondHand, excess, paid: secondHand - excess };
}
