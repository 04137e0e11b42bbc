/** Conversion between kuruş and the decimal lira of payment providers. */

/** `878040` as `8780.40`. */
export const decimalOf = (kurus: number): string =>
  `${Math.trunc(kurus / 100)}.${String(kurus % 100).padStart(2, '0')}`;

/** Kuruş of `8780.4`, `8780.40000000` or the number 8780.4; null for fractions of a kuruş, negative or invalid amounts. */
export function kurusOf(decimal: string | number): number | null {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(String(decimal)) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
