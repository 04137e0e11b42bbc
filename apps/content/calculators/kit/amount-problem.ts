import { calculatorTexts as texts } from './calculator.texts';
import { amountText, type AmountField } from './field';

/** Digits, in thousands or not, with what stands after the comma. */
const readable = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d*))?$/;

/** In the smallest unit; undefined for what is no such number. */
function typedAmount(text: string, decimals: number): number | undefined {
  const [, whole, rest = ''] = readable.exec(text.trim()) ?? [];
  if (whole === undefined || rest.length > decimals) return undefined;
  return Number(whole.replaceAll('.', '') + rest.padEnd(decimals, '0'));
}

/**
 * Why the result is not for what is typed, at the field.
 * @param text as it is typed; undefined where nobody has typed anything
 * @param value that the result is reckoned with
 */
export function amountProblem(text: string | undefined, value: string, field: AmountField): string | undefined {
  if (text === undefined) return undefined;
  const { min, max, suffix, initial, decimals = 0 } = field;
  const shown = (amount: number | string): string => amountText(String(amount), field);
  const typed = typedAmount(text, decimals);
  const reckoned = texts.reckonedWith(`${shown(value)} ${suffix}`);
  if (typed === undefined) return `${texts.writeDigits(shown(initial))} ${reckoned}`;
  if (typed < min || typed > max) return `${texts.writeBetween(shown(min), shown(max), suffix)} ${reckoned}`;
  return undefined;
}
