/** The vehicles that a line insures: all, or electric ones. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { brands, isElectric, typesOf, type Brand, type VehicleType } from '@emsal/reference/vehicles';

export const insuresType = (line: LineId, type: VehicleType): boolean =>
  !lineFacts[line].electricOnly || isElectric(type);

export const typesFor = (line: LineId, brandCode: string): readonly VehicleType[] =>
  typesOf(brandCode).filter((type) => insuresType(line, type));

export const brandsFor = (line: LineId): readonly Brand[] =>
  brands.filter(({ code }) => typesFor(line, code).length > 0);
