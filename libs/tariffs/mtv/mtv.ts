/** Motor vehicle tax of a car for one year, paid in two equal parts in January and July. */
import { mtvTables, type MtvAmounts, type MtvTable } from './mtv-figures';

export interface TaxedCar {
  /** `electric` is without a combustion engine. */
  drive: 'combustion' | 'electric';
  /** Cubic centimetres, or kilowatts of an electric car. */
  size: number;
  modelYear: number;
  isRegisteredSince2018: boolean;
  /** Whole TL without taxes, at the first registration; read for cars registered since 2018 only. */
  value: number;
}

/** Upper bounds of the first four bands of age; older cars are the fifth. */
const ageBounds = [3, 6, 11, 15];

/** A car of this year's model is one year old. */
export const ageOf = (modelYear: number, taxYear: number): number => Math.max(1, taxYear - modelYear + 1);

/** Position in the amounts of a row. */
export function ageBandOf(age: number): number {
  const band = ageBounds.findIndex((bound) => age <= bound);
  return band === -1 ? ageBounds.length : band;
}

const rowOf = <Row extends { upTo: number | null }>(rows: readonly Row[], value: number): Row =>
  rows.find(({ upTo }) => upTo === null || value <= upTo)!;

function amountsOf({ drive, size, isRegisteredSince2018, value }: TaxedCar, table: MtvTable): MtvAmounts {
  if (drive === 'electric') return rowOf(table.electric, size).amounts;
  if (!isRegisteredSince2018) return rowOf(table.before2018, size).amounts;
  return rowOf(rowOf(table.since2018, size).values, value).amounts;
}

/** The year's amounts at each of the five ages, whole TL. Undefined for a year without a table. */
export function mtvByAge(car: TaxedCar, taxYear: number): MtvAmounts | undefined {
  const table = mtvTables[taxYear];
  return table && amountsOf(car, table.value);
}

/** Whole TL a year. */
export const mtv = (car: TaxedCar, taxYear: number): number | undefined =>
  mtvByAge(car, taxYear)?.[ageBandOf(ageOf(car.modelYear, taxYear))];
