/** What a new car costs with its taxes: VAT is charged on price and special consumption tax together. */
import { percentOf } from '../share';
import { purchaseTaxTables, type PurchaseTaxTable } from './purchase-tax-figures';

export interface NewCar {
  drive: 'combustion' | 'electric';
  /** Cubic centimetres, or kilowatts of an electric car. */
  size: number;
  /** Price without taxes, whole TL. */
  base: number;
}

/** Kuruş, rounded half up. */
export interface TaxedPrice {
  base: number;
  percent: number;
  specialConsumptionTax: number;
  vatPercent: number;
  vat: number;
  total: number;
}

const under = <Row extends { upTo?: number }>(rows: readonly Row[], value: number): Row =>
  rows.find(({ upTo = Infinity }) => value <= upTo)!;

/** The table in force on a day `YYYY-MM-DD`; undefined before the first. */
export function purchaseTaxOn(day: string): PurchaseTaxTable | undefined {
  const from = Object.keys(purchaseTaxTables)
    .sort()
    .findLast((first) => first <= day);
  return from === undefined ? undefined : purchaseTaxTables[from];
}

export const taxPercent = ({ drive, size, base }: NewCar, table: PurchaseTaxTable): number =>
  under(under(table[drive], size).bands.value, base).percent;

export function taxedPrice(car: NewCar, table: PurchaseTaxTable): TaxedPrice {
  const base = car.base * 100;
  const percent = taxPercent(car, table);
  const specialConsumptionTax = percentOf(base, percent);
  const vatPercent = table.vat.value;
  const vat = percentOf(base + specialConsumptionTax, vatPercent);
  return { base, percent, specialConsumptionTax, vatPercent, vat, total: base + specialConsumptionTax + vat };
}
