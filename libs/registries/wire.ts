/** The registries' wire form: what is asked and answered over HTTP. Client and double both check against it. */
import { z } from 'zod';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const identityNo = z.string().regex(/^\d{10,11}$/);
const licensePlateNo = z.string().min(5).max(12);

export const personQuery = z.object({
  identityNo,
  birthday: day.optional(),
  phoneNumber: z
    .string()
    .regex(/^5\d{9}$/)
    .optional(),
});
export const registeredPerson = z.object({
  isCompany: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  hasBirthDate: z.boolean(),
  /** Null when no birth date was asked about. */
  birthDateMatches: z.boolean().nullable(),
  /** Null when no telephone was asked about. */
  phoneMatches: z.boolean().nullable(),
  /** The register counts ten telephones of the person already, and the asked one is not among them. */
  isPhoneLimitReached: z.boolean(),
  /** Empty when none is registered. */
  email: z.string(),
});

export const addressQuery = z.object({ identityNo });
/** Province code `34` and the district's code `3401`. */
export const registeredAddress = z.object({ cityCode: z.string(), districtCode: z.string() });

export const vehicleQuery = z.object({
  licensePlateNo,
  identityNo: identityNo.optional(),
  licenseNo: z.string().max(12).optional(),
});
export const registeredVehicle = z.object({
  licensePlateNo,
  brandCode: z.string(),
  brandName: z.string(),
  typeCode: z.string(),
  typeName: z.string(),
  modelYear: z.int(),
  chassisNo: z.string(),
  engineNo: z.string(),
  color: z.string(),
  fuel: z.string(),
  /** Funnel 3.6: 0 petrol to 8 diesel plug-in hybrid. */
  fuelType: z.int(),
  licenceSerialCode: z.string(),
  licenceSerialNo: z.string(),
  registrationDate: day,
  usageType: z.string(),
  usageTypeDescription: z.string(),
  passengerSeatNumber: z.int(),
  totalSeatNumber: z.int(),
  numberOfDamage: z.int(),
  numberOfFaultyDamage: z.int(),
  hasDisabledPerson: z.boolean(),
  hasAccessory: z.boolean(),
  insuredName: z.string(),
  lpgOriginal: z.boolean(),
  /** Kuruş. */
  lpgValue: z.int().nullable(),
});
export const vehiclesQuery = z.object({ identityNo });
export const registeredVehicles = z.object({ vehicles: z.array(registeredVehicle) });

/** Which of a vehicle's two policies is meant. */
const policyKind = z.enum(['traffic', 'kasko']);
/** Without a kind the compulsory one is meant. */
export const policyQuery = z.object({
  licensePlateNo,
  identityNo: identityNo.optional(),
  kind: policyKind.optional(),
});
export const currentPolicy = z.object({
  companyCode: z.string(),
  policyNo: z.string(),
  agentNo: z.string(),
  renewNo: z.string(),
  startDate: day,
  expiryDate: day,
});

/** Paths relative to the registries' address. A number that nobody knows answers 404. */
export const registryPaths = {
  person: '/identity/query',
  address: '/address/query',
  vehicle: '/vehicle/query',
  vehicles: '/vehicle/owned',
  policy: '/policy/query',
} as const;

export type PersonQuery = z.infer<typeof personQuery>;
export type RegisteredPerson = z.infer<typeof registeredPerson>;
export type RegisteredAddress = z.infer<typeof registeredAddress>;
export type VehicleQuery = z.infer<typeof vehicleQuery>;
export type RegisteredVehicle = z.infer<typeof registeredVehicle>;
export type PolicyKind = z.infer<typeof policyKind>;
export type PolicyQuery = z.infer<typeof policyQuery>;
export type CurrentPolicy = z.infer<typeof currentPolicy>;
