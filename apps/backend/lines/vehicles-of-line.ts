/** The vehicles that a line insures: ELECTRICVEHICLE electric ones, every other line all. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { brands, isElectric, typesOf, type Brand, type VehicleType } from '@emsal/reference/vehicles';

export const isSoldTo = (line: LineId, type: VehicleType): boolean => line !== 'ELECTRICVEHICLE' || isElectric(type);

export const typesFor = (line: LineId, brandCode: string): readonly VehicleType[] =>
  typesOf(brandCode).filter((type) => isSoldTo(line, type));

export const brandsFor = (line: LineId): readonly Brand[] =>
  brands.filter(({ code }) => typesFor(line, code).length > 0);
