/** What every insurer is asked, in the words of the domain; a dialect turns it into its own wire form. */
import type { VehicleClass } from '@emsal/tariffs/traffic/traffic-figures';
import { z } from 'zod';

/** Calendar day, `YYYY-MM-DD`, Europe/Istanbul. */
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** Instant in ISO 8601, UTC. */
export const instant = z.iso.datetime();
/** Integer kuruş. */
export const kurus = z.int().nonnegative();
export const vehicleClass = z.enum([
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

export const quoteRequest = z.object({
  /** Our own id of this question, 32 hex digits: the same id gets the same answer. */
  requestId: z.string().regex(/^[0-9a-f]{32}$/),
  line: z.enum(['TRAFFIC']),
  insured: z.object({ identityNo: z.string().regex(/^\d{10,11}$/), birthday: day.optional() }),
  vehicle: z.object({
    /** Empty while the vehicle has no plate yet. */
    plate: z.string().max(12),
    /** Traffic code of the province that the vehicle is registered in, `01` to `81`. */
    provinceCode: z.string().regex(/^\d{2}$/),
    vehicleClass,
    brandCode: z.string().min(1).max(8),
    typeCode: z.string().min(1).max(8),
    modelYear: z.int().min(1950).max(2100),
    isElectric: z.boolean(),
    isCommercial: z.boolean(),
    seats: z.int().min(1).max(99),
  }),
  /** First day of the new policy. */
  startDate: day,
  /** Last day of the policy before it; absent for a vehicle that never had one. */
  previousPolicyEnd: day.optional(),
  /** Claims of the person that the registry counts; absent when it did not answer. */
  claimCount: z.int().min(0).max(99).optional(),
});
export type QuoteRequest = z.infer<typeof quoteRequest>;
