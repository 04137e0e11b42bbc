/** Vehicles on Turkish roads: brands, types and values (illustrative, see the label in data/vehicles.json). */
import table from './data/vehicles.json' with { type: 'json' };

export interface VehicleType {
  brandCode: string;
  brandName: string;
  typeCode: string;
  name: string;
  /** `sedan`, `suv`, `pickup` and so on. */
  body: string;
  /** Funnel 3.6: 0 petrol to 8 diesel plug-in hybrid. */
  fuel: number;
  /** Engine size in cubic centimetres; 0 for an electric motor. */
  cc: number;
  /** TL, as new in `valueYear`. */
  newValue: number;
}
export interface Brand {
  code: string;
  name: string;
}
type Row = [typeCode: string, name: string, body: string, fuel: number, cc: number, kw: number, newValue: number];

/** The year of the new prices in the table. */
const valueYear = 2026;

export const brands: readonly Brand[] = table.brands
  .map(({ code, name }) => ({ code, name }))
  .sort((a, b) => a.name.localeCompare(b.name, 'tr'));

export const vehicleTypes: readonly VehicleType[] = table.brands.flatMap(({ code, name, models }) =>
  (models as unknown as Row[]).map(([typeCode, typeName, body, fuel, cc, , newValue]) => ({
    brandCode: code,
    brandName: name,
    typeCode,
    name: typeName,
    body,
    fuel,
    cc,
    newValue,
  })),
);

export const typesOf = (brandCode: string): readonly VehicleType[] =>
  vehicleTypes.filter((type) => type.brandCode === brandCode);
export const findType = (brandCode: string, typeCode: string): VehicleType | undefined =>
  typesOf(brandCode).find((type) => type.typeCode === typeCode);

/** Funnel 3.6. */
const electricFuel = 3;
export const isElectric = ({ fuel }: VehicleType): boolean => fuel === electricFuel;

/** Brand code and type code joined, `005103`: type codes are unique only within a brand. */
export const modelIdOf = ({ brandCode, typeCode }: VehicleType): string => `${brandCode}${typeCode}`;
export const findModel = (modelId: string): VehicleType | undefined =>
  vehicleTypes.find((type) => modelIdOf(type) === modelId);

/** TL in whole hundreds; null for vehicles older than the table. */
export function vehicleValue({ newValue }: VehicleType, modelYear: number): number | null {
  const share = table.yearCurve.curve[Math.max(0, valueYear - modelYear)];
  return share === undefined ? null : Math.round((newValue * share) / 100) * 100;
}

/** `BMW 320i 2019` */
export const vehicleName = ({ brandName, name }: VehicleType, modelYear: number): string =>
  `${brandName} ${name} ${modelYear}`;
