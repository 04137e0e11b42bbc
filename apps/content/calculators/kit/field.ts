/** The fields of calculators. Whatever an address or a visitor gives, a value is always one that the field allows. */

export type Values = Readonly<Record<string, string>>;

interface NamedField {
  name: string;
  label: string;
  hint?: string;
  initial: string;
}
export interface SelectField extends NamedField {
  kind: 'select';
  options: ReadonlyArray<{ value: string; label: string }>;
}
export interface SliderField extends NamedField {
  kind: 'slider';
  min: number;
  max: number;
  step: number;
  words: (value: number) => string;
}
/** A whole number, typed. */
export interface AmountField extends NamedField {
  kind: 'amount';
  min: number;
  max: number;
  suffix: string;
  /** Digits after the comma; the value is in the smallest unit. */
  decimals?: 0 | 1 | 2;
}
export interface TickField extends NamedField {
  kind: 'tick';
}
/** Moves made one after the other, such as years: each press adds one. The value is their letters in order. */
export interface MovesField extends NamedField {
  kind: 'moves';
  moves: ReadonlyArray<{ letter: string; label: string; done: string }>;
  most: number;
  list: string;
  restart: string;
}

export type CalculatorField = SelectField | SliderField | AmountField | TickField | MovesField;

const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

function readSlider(text: string, { min, max, step, initial }: SliderField): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return initial;
  return String(min + Math.round((within(value, min, max) - min) / step) * step);
}

/** `1.250.000`, `55,90` with decimals; letters and signs are skipped. */
function readAmount(text: string, { min, max, initial, decimals = 0 }: AmountField): string {
  const [whole = '', rest = ''] = text.split(',', 2).map((part) => part.replace(/\D/g, ''));
  if (whole === '') return initial;
  const digits = whole.slice(0, 12) + rest.slice(0, decimals).padEnd(decimals, '0');
  return String(within(Number(digits), min, max));
}

const readMoves = (text: string, { moves, most }: MovesField): string =>
  [...text]
    .filter((letter) => moves.some((move) => move.letter === letter))
    .slice(0, most)
    .join('');

function readField(field: CalculatorField, given: string | undefined): string {
  if (given === undefined) return field.initial;
  switch (field.kind) {
    case 'select':
      return field.options.some(({ value }) => value === given) ? given : field.initial;
    case 'slider':
      return readSlider(given, field);
    case 'amount':
      return readAmount(given, field);
    case 'moves':
      return readMoves(given, field);
    case 'tick':
      return given === '' ? '' : '1';
  }
}

/** @param given names and texts of an address or a form */
export const readValues = (fields: readonly CalculatorField[], given: Readonly<Record<string, string>>): Values =>
  Object.fromEntries(fields.map((field) => [field.name, readField(field, given[field.name])]));

/** As a person types it: `1.250.000`, `55,90`. */
export function amountText(value: string, { decimals = 0 }: Pick<AmountField, 'decimals'>): string {
  const padded = value.padStart(decimals + 1, '0');
  const whole = decimals === 0 ? padded : padded.slice(0, -decimals);
  const withThousands = whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return decimals === 0 ? withThousands : `${withThousands},${padded.slice(-decimals)}`;
}
