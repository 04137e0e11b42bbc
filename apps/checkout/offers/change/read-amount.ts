import { formatLira } from '@emsal/platform/formats/money';
import { optionTexts as texts } from './option.texts';

/** Whole TL; amounts are counted from `least`. */
export interface AmountBounds {
  least: number;
  most: number;
  step: number;
}

type ReadAmount = { ok: true; value: number } | { ok: false; message: string };

const lira = (amount: number): string => formatLira(amount * 100);

/** A typed amount, with or without points between the thousands. */
export function readAmount(typed: string, { least, most, step }: AmountBounds): ReadAmount {
  const digits = typed.replace(/[.\s₺]/g, '');
  if (!/^\d{1,12}$/.test(digits)) return { ok: false, message: texts.notANumber };
  const value = Number(digits);
  if (value < least) return { ok: false, message: texts.tooLittle(lira(least)) };
  if (value > most) return { ok: false, message: texts.tooMuch(lira(most)) };
  const lower = value - ((value - least) % step);
  return lower === value
    ? { ok: true, value }
    : { ok: false, message: texts.notAStep(lira(lower), lira(lower + step)) };
}
