/** Schemas of the calls of all vehicle lines. */
import { longestEngineNumber } from '@emsal/validation/engine-number/engine-number';
import { longestLicenceSerial } from '@emsal/validation/licence-serial/licence-serial';
import { z } from 'zod';
import { day, kurus, licensePlateNo, option, policyNo } from '../shapes';

/** As typed; validated by its rule. */
export const licenceSerial = z.string().max(longestLicenceSerial);
export const modelYear = z.int().min(1950).max(2100);

/** Default vehicle data from a lookup, names as specified (funnel 3.6). */
export const vehicleInfo = z.object({
  isVehicleFound: z.boolean(),
  brandCode: z.string(),
  brandName: z.string(),
  typeCode: z.string(),
  typeName: z.string(),
  modelYear: modelYear.nullable(),
  chassisNo: z.string(),
  engineNo: z.string(),
  color: z.string(),
  fuel: z.string(),
  fuelType: z.int().nullable(),
  hasDisabledPerson: z.boolean(),
  hasPrePolicy: z.boolean(),
  hasAccessory: z.boolean(),
  insuredName: z.string(),
  licenceSerialCode: z.string(),
  licenceSerialNo: z.string(),
  lpgOriginal: z.boolean(),
  lpgValue: kurus.nullable(),
  numberOfDamage: z.int(),
  numberOfFaultyDamage: z.int(),
  passengerSeatNumber: z.int(),
  totalSeatNumber: z.int(),
  registrationDate: day.nullable(),
  usageType: z.string(),
  usageTypeList: z.array(option),
  usageTypeDescription: z.string(),
  currentPolicy: z
    .object({
      companyCode: z.string(),
      policyNo,
      agentNo: z.string(),
      renewNo: z.string(),
      startDate: day,
      expiryDate: day,
    })
    .nullable(),
});
/** The vehicle as the form sends it. */
export const vehicleAnswers = z.object({
  licensePlateStatus: z.union([z.literal(0), z.literal(1)]),
  licensePlateNo: licensePlateNo.optional(),
  cityId: z.string().max(2).optional(),
  licenseNo: licenceSerial.optional(),
  vehicleRegistrationDate: day.optional(),
  vehicleBrand: z.string().max(8),
  vehicleModelYear: modelYear,
  vehicleModelType: z.string().max(8),
  vehicleModel: z.string().max(12).optional(),
  vehicleFuelType: z.int().min(0).max(8).optional(),
  vehicleIsLpgOriginal: z.boolean().optional(),
  vehicleLpgValue: kurus.optional(),
  vehiclePurposeOfUsageType: z.union([z.literal(1), z.literal(2)]),
  vehicleUsageType: z.string().max(8),
  vehicleCommercialUsageType: z.string().max(8).optional(),
  isDisabledVehicle: z.boolean().default(false),
  vehicleEngineNo: z.string().max(longestEngineNumber).optional(),
  vehicleChassisNo: z.string().max(24).optional(),
  vehicleTotalSeatNumber: z.int().min(1).max(99),
});
