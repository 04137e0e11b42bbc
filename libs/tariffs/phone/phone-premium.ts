/** Annual premium of a telephone before discounts and taxes, in kuruş (lines.md PHONE.3). */
import { loadings, type Loading } from '../loading';
import { percentOf } from '../share';
import { usualTaxes } from '../taxes';
import type { PhonePackage } from './phone-package';
import { phoneMinimum, phoneSlices, warrantyOverPercent } from './phone-figures';

interface InsuredPhone {
  /** Kuruş. */
  listValue: number;
  chosen: PhonePackage;
}

const perMille = 1_000;

/** Of each slice of the value its own rate. */
function meanOf({ listValue, chosen }: InsuredPhone): number {
  let below = 0;
  let mean = 0;
  for (const { upTo, [chosen]: rate } of phoneSlices.value) {
    const top = Math.min(listValue, upTo * 100);
    mean += Math.max(0, top - below) * rate;
    below = top;
  }
  return mean / perMille;
}

/** @param factor the insurer's price level */
export const phoneBase = (phone: InsuredPhone, factor: number): number =>
  Math.max(Math.floor(meanOf(phone) * factor), phoneMinimum.value * 100);

/** With loading and taxes, at the mean of the market. */
export function meanPhonePrice({ warrantyOver, ...phone }: InsuredPhone & { warrantyOver: boolean }): number {
  const base = phoneBase(phone, 1);
  const net = base + phoneLoadings(base, warrantyOver).reduce((sum, { amount }) => sum + amount, 0);
  return net + usualTaxes.value.reduce((sum, { percent }) => sum + Math.floor((net * percent) / 100), 0);
}

export const phoneLoadings = (base: number, warrantyOver: boolean): Loading<'age'>[] =>
  loadings({ age: warrantyOver ? percentOf(base, warrantyOverPercent.value) : 0 });
