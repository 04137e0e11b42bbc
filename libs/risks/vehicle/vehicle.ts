/** A vehicle: on the road, and with its model where the line prices it. */
import type { VehicleClass } from '@emsal/tariffs/traffic/traffic-figures';
import { formatPlate, maskPlate } from '@emsal/validation/plate/plate';
import { z } from 'zod';
import { knownFacts, type RiskKind } from '../risk-kind';
import { code, kurus, provinceCode } from '../scalars';
import { vehicleFacts, vehicleLabels } from './vehicle.texts';

const vehicleClass = z.enum([
  'car',
  'taxi',
  'minibus',
  'midibus',
  'bus',
  'pickup',
  'truck',
  'motorcycle',
  'tractor',
] satisfies VehicleClass[]);

/** What identifies and names it. */
const identity = z.object({
  kind: z.literal('vehicle'),
  version: z.literal(1),
  /** Empty while no plate is issued. */
  plate: z.string().max(12),
  /** In questions only while no plate is issued; in sales always, as far as the register or the form know it. */
  chassisNo: z.string().max(17).optional(),
  /** Brand, type and model year, `BMW 320i 2019`. */
  name: z.string().max(120).optional(),
});
export const vehicleOnRoad = identity.extend({
  /** Of the registration. */
  provinceCode,
  vehicleClass,
  /** Usage of the registration document, `001001`. */
  usageType: z.string().max(8),
  isCommercial: z.boolean(),
});
export const vehicleWithModel = vehicleOnRoad.extend({
  brandCode: code,
  typeCode: code,
  modelYear: z.int().min(1950).max(2100),
  /** Absent for vehicles older than the value list. */
  value: kurus.optional(),
  isElectric: z.boolean(),
  /** Usage of the commercial list, `514` (funnel 3.6). */
  commercialUsage: z.string().max(8).optional(),
  seats: z.int().min(1).max(99),
  /** The LPG system: the manufacturer's, or its price. */
  lpg: z.object({ isOriginal: z.boolean(), value: kurus.optional() }).optional(),
});

type Identity = z.infer<typeof identity>;
export type VehicleOnRoad = z.infer<typeof vehicleOnRoad>;
export type VehicleWithModel = z.infer<typeof vehicleWithModel>;
/** As much as is known: offers that were sold before requests had a risk hold only what identifies the vehicle. */
export type Vehicle = Identity & Partial<Omit<VehicleWithModel, keyof Identity>>;

export const vehicle: RiskKind<Vehicle> = {
  labels: vehicleLabels,
  knownBy: 'reference',
  describe: ({ plate, name = '', modelYear, isCommercial }, language) => {
    const texts = vehicleFacts[language];
    const knownUse = isCommercial ? texts.commercialUse : texts.privateUse;
    const use = isCommercial === undefined ? '' : knownUse;
    const facts = [
      { label: texts.plate, value: formatPlate(plate) },
      { label: texts.modelYear, value: String(modelYear ?? '') },
      { label: texts.use, value: use },
    ];
    return { title: name, reference: formatPlate(plate), facts: knownFacts(facts) };
  },
  numberOf: ({ plate }) => plate,
  withNumber: (insured, plate) => ({ ...insured, plate }),
  anonymous: (insured) => ({ ...insured, plate: '', chassisNo: '' }),
  /** A plate changes with the owner's province, a chassis never. */
  keys: ({ plate, chassisNo = '' }) => [plate, chassisNo].filter(Boolean),
};

/** For strangers: `BMW 320i 2019 · 34 *** ***`. */
export const maskedVehicle = ({ plate, name = '' }: Pick<Vehicle, 'plate' | 'name'>): string =>
  [name, maskPlate(plate)].filter(Boolean).join(' · ');
