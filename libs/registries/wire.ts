/** The registries' HTTP messages, which client and sandbox both validate. */
import { deviceConditions } from '@emsal/risks/device/conditions';
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
  /** Null when the query has no birth date. */
  birthDateMatches: z.boolean().nullable(),
  /** Null when the query has no telephone. */
  phoneMatches: z.boolean().nullable(),
  /** The person already has ten registered telephones, without the one in the query. */
  isPhoneLimitReached: z.boolean(),
  /** Empty when none is registered. */
  email: z.string(),
});

export const addressQuery = z.object({ identityNo });
/** Province code `34` and the district's code `3401`. */
export const registeredAddress = z.object({ cityCode: z.string(), districtCode: z.string() });

/** Places of the address register directly below one: villages of a district, and so on down to the sections of a building. */
const addressLevel = z.enum(['district', 'village', 'quarter', 'street', 'building']);
export const placesQuery = z.object({ below: addressLevel, code: z.string().regex(/^\d{2,12}$/) });
const listedSection = z.object({
  code: z.string(),
  name: z.string(),
  /** Ten digits; empty for a section without an address code. */
  uavtCode: z.string(),
  /** 0 is the entrance floor. */
  floor: z.int(),
  isHome: z.boolean(),
});
/** `sections` below a building, `places` below everything else. */
export const placeList = z.object({
  places: z.array(z.object({ code: z.string(), name: z.string() })),
  sections: z.array(listedSection),
});

export const homeQuery = z.object({ uavtCode: z.string().regex(/^\d{10}$/) });
/** An independent section; null for what the register does not know of it. */
export const registeredHome = z.object({
  uavtCode: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  districtCode: z.string(),
  districtName: z.string(),
  villageName: z.string(),
  quarterName: z.string(),
  streetName: z.string(),
  buildingName: z.string(),
  sectionName: z.string(),
  floor: z.int().nullable(),
  floorCount: z.int().nullable(),
  /** Square metres. */
  buildingArea: z.int().nullable(),
  constructionYear: z.int().nullable(),
  isConcrete: z.boolean().nullable(),
  isHome: z.boolean().nullable(),
});

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

/** Compulsory (`traffic`) or own-damage (`kasko`) policy. */
const policyKind = z.enum(['traffic', 'kasko']);
/** `kind` defaults to the compulsory policy. */
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

/** The earthquake policy of a home, by its number or by the home's address code. */
export const daskPolicyQuery = z.union([
  z.object({ policyNo: z.string().regex(/^\d{7,10}$/) }),
  z.object({ uavtCode: z.string().regex(/^\d{10}$/) }),
]);
export const daskPolicy = z.object({
  policyNo: z.string(),
  uavtCode: z.string().regex(/^\d{10}$/),
  startDate: day,
  expiryDate: day,
});

export const deviceQuery = z.object({ imei: z.string().regex(/^\d{15}$/) });
/** A telephone that may be used in Turkey. */
export const registeredDevice = z.object({
  imei: z.string(),
  boughtOn: day,
  condition: z.enum(deviceConditions),
  isInsured: z.boolean(),
  /** Its owner reported it as lost or stolen. */
  isReported: z.boolean(),
});

/** One picture of a page, base64. */
export const notaryPageQuery = z.object({ image: z.string().min(1) });
/** What the reader found on the page of a notarised sale. */
export const notaryPage = z.object({
  saleDate: day,
  notaryName: z.string(),
  saleNo: z.string(),
  /** Empty where no plate can be read. */
  licensePlateNo: z.string().default(''),
});

/** Paths relative to the registries' URL. An unknown number answers 404. */
export const registryPaths = {
  person: '/identity/query',
  address: '/address/query',
  places: '/address/places',
  home: '/address/home',
  vehicle: '/vehicle/query',
  vehicles: '/vehicle/owned',
  policy: '/policy/query',
  daskPolicy: '/dask/query',
  device: '/device/query',
  notaryPage: '/notary/read',
} as const;

export type PersonQuery = z.infer<typeof personQuery>;
export type RegisteredPerson = z.infer<typeof registeredPerson>;
export type RegisteredAddress = z.infer<typeof registeredAddress>;
export type PlacesQuery = z.infer<typeof placesQuery>;
export type PlaceList = z.infer<typeof placeList>;
export type ListedSection = z.infer<typeof listedSection>;
export type HomeQuery = z.infer<typeof homeQuery>;
export type RegisteredHome = z.infer<typeof registeredHome>;
export type VehicleQuery = z.infer<typeof vehicleQuery>;
export type RegisteredVehicle = z.infer<typeof registeredVehicle>;
export type PolicyKind = z.infer<typeof policyKind>;
export type PolicyQuery = z.infer<typeof policyQuery>;
export type CurrentPolicy = z.infer<typeof currentPolicy>;
export type DaskPolicyQuery = z.infer<typeof daskPolicyQuery>;
export type DaskPolicy = z.infer<typeof daskPolicy>;
export type DeviceQuery = z.infer<typeof deviceQuery>;
export type RegisteredDevice = z.infer<typeof registeredDevice>;
export type NotaryPageQuery = z.infer<typeof notaryPageQuery>;
export type NotaryPage = z.infer<typeof notaryPage>;
