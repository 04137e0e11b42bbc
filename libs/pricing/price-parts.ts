/** The parts of a price that an insurer states by name. */
export const discountKinds = ['noClaim', 'step', 'online', 'job', 'child', 'driver', 'renewal', 'other'] as const;
export type DiscountKind = (typeof discountKinds)[number];

export const surchargeKinds = [
  'step',
  'late',
  'driverAge',
  'vehicleAge',
  'city',
  'usage',
  'accessories',
  'lpg',
  'imm',
  'cover',
  'battery',
  'buildingAge',
  'building',
  'buildingHeight',
  'minimum',
  'age',
  'activity',
  'network',
  'breed',
  'other',
] as const;
export type SurchargeKind = (typeof surchargeKinds)[number];

/** A discount before its amount is known. */
export interface PercentOff {
  kind: DiscountKind;
  description: string;
  /** The figure in the description, `65`, `0-6`, for its translation by `kind`. */
  figure?: string | undefined;
  /** What the discount depends on: the occupation's code, the child's age. */
  customDataCode?: string | undefined;
  percent: number;
  /** Kuruş, instead of the percentage: where a tariff rounds it itself. */
  amount?: number;
}
