/** What the questions of several lines have in common: who is insured, which vehicle, which wishes. */
import type { VehicleClass } from '@emsal/tariffs/traffic/traffic-figures';
import { z } from 'zod';
import { coverLimit, day, hexId, identityNo, kurus, plate, years } from './scalars';

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

const insured = z.object({
  identityNo,
  birthday: day.optional(),
  /** Occupation as the form asked it, code of the reference list. */
  jobCode: z.string().max(8).optional(),
});

/** What every line knows of a vehicle. */
const vehicleOnRoad = z.object({
  plate,
  /** Traffic code of the province that the vehicle is registered in, `01` to `81`. */
  provinceCode: z.string().regex(/^\d{2}$/),
  vehicleClass,
  /** Usage of the registration document, `001001`. */
  usageType: z.string().max(8),
  isCommercial: z.boolean(),
});
export const vehicle = vehicleOnRoad.extend({
  brandCode: z.string().min(1).max(8),
  typeCode: z.string().min(1).max(8),
  modelYear: z.int().min(1950).max(2100),
  /** Absent where the value list ends before the vehicle's age. */
  value: kurus.optional(),
  isElectric: z.boolean(),
  /** Usage of the commercial list, `514` (funnel 3.6). */
  commercialUsage: z.string().max(8).optional(),
  seats: z.int().min(1).max(99),
  /** The gas system: fitted by the maker, or what it cost. */
  lpg: z.object({ isOriginal: z.boolean(), value: kurus.optional() }).optional(),
});

export const accessory = z.object({ code: z.string().min(1).max(40), value: kurus });

/** Campaigns that the visitor opted in to, with what each asks for. */
const campaigns = z.object({
  child: z.object({ age: years }).optional(),
  /** Another occupation than the one that the form asked. */
  job: z.object({ code: z.string().max(8) }).optional(),
  driver: z.object({ age: years, licenceYears: years }).optional(),
});

/** What the visitor changes on an offer to see another price; insurers are really asked again. */
const adjust = z.object({
  immLimit: coverLimit.optional(),
  /** Optional covers that are switched on, by key of the offer's `optionalCovers`. */
  covers: z.array(z.string().max(40)).max(30).optional(),
  /** Accessories that the policy leaves out, by code. */
  accessoriesOff: z.array(z.string().max(40)).max(40).optional(),
  /** Takes the place of the online discount at insurers that know the code. */
  discountCode: z.string().max(20).optional(),
  withoutOnlineDiscount: z.boolean().optional(),
});

/** Every line's question has these. */
export const questionBase = z.object({
  /** Our own id of this question, 32 hex digits: the same id gets the same answer. */
  requestId: hexId,
  insured,
  vehicle: vehicleOnRoad,
  /** First day of the new policy. */
  startDate: day,
  /** Last day of the policy before it, of the same kind; absent for a vehicle that never had one. */
  previousPolicyEnd: day.optional(),
  campaigns: campaigns.optional(),
  adjust: adjust.optional(),
});
