/** The vehicles behind the price tables of the landing pages: in İstanbul, renewed in time. Values are illustrative. */
import type { VehicleWithModel } from '@emsal/risks/vehicle/vehicle';

const car = {
  kind: 'vehicle',
  version: 1,
  name: 'Toyota Corolla 1.5 Dream 2021',
  plate: '34ABC12',
  provinceCode: '34',
  vehicleClass: 'car',
  brandCode: '001',
  typeCode: '101',
  modelYear: 2021,
  isElectric: false,
  isCommercial: false,
  usageType: '001001',
  seats: 5,
  value: 277_200_000,
  commercialUsage: '514',
} as const satisfies VehicleWithModel;

export const pricedVehicle = (change: Partial<VehicleWithModel>): VehicleWithModel => ({ ...car, ...change });
export const renewedOn = (day: string) => ({ startDate: day, previousPolicyEnd: day });

type VehicleClass = VehicleWithModel['vehicleClass'];
const classes = ['car', 'pickup', 'minibus', 'motorcycle', 'taxi'] as const satisfies readonly VehicleClass[];

/** A row for each class of vehicle. */
export const byVehicleClass = <Terms>(terms: Terms) =>
  Object.fromEntries(
    classes.map((vehicleClass) => {
      const isCommercial = vehicleClass === 'taxi' || vehicleClass === 'minibus';
      return [
        vehicleClass,
        (day: string) => ({ risk: pricedVehicle({ vehicleClass, isCommercial }), terms, ...renewedOn(day) }),
      ];
    }),
  );

interface Insured {
  /** TL. */
  value: number;
  years: number;
  vehicleClass?: VehicleClass;
  isElectric?: boolean;
}

/** A vehicle insured for its value. */
export const byValue =
  ({ value, years, vehicleClass = 'car', isElectric = false }: Insured) =>
  (day: string) => ({
    risk: pricedVehicle({ value: value * 100, modelYear: Number(day.slice(0, 4)) - years, vehicleClass, isElectric }),
    terms: { accessories: [] },
    ...renewedOn(day),
  });
