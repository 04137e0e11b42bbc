/** Vehicles: lists, look-ups and what the form stores (funnel 3.6, 7.2 auto). */
import { longestEngineNumber } from '@emsal/validation/engine-number/engine-number';
import { longestLicenceSerial } from '@emsal/validation/licence-serial/licence-serial';
import { z } from 'zod';
import { command, lookup } from '../call';
import { captchaField } from './captcha';
import { day, identityNo, kurus, licensePlateNo, ofVisit, option, sampleId } from './shapes';

const sampleVisit = { visitId: sampleId };
/** As it is typed; the rule judges it. */
const licenceSerial = z.string().max(longestLicenceSerial);
const modelYear = z.int().min(1950).max(2100);

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
      policyNo: z.string(),
      agentNo: z.string(),
      renewNo: z.string(),
      startDate: day,
      expiryDate: day,
    })
    .nullable(),
});
const vehicleAnswers = z.object({
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

export const autoCalls = {
  'GET quoterequestapi/auto/GetInsuranceFirmList': lookup({
    who: 'visitor',
    summary: 'Insurers, for the current policy.',
    input: z.object({}),
    output: z.array(option),
    sample: {},
  }),
  'GET quoterequestapi/auto/getAccessories': lookup({
    who: 'visitor',
    summary: 'Accessories that can be insured with a vehicle of this fuel.',
    input: z.object({ fuelType: z.string().max(1).optional() }),
    output: z.array(option),
    sample: {},
  }),
  'GET quoterequestapi/auto/GetVehicleValue/{typeCode}/{modelYear}': command({
    who: 'visitor',
    summary: 'What a vehicle is worth today; null when the list ends before its year.',
    input: z.object({
      typeCode: z.string().max(16).describe('brand code and type code together, `005103`'),
      modelYear: z.string().regex(/^\d{4}$/),
    }),
    output: z.object({ vehicleValue: kurus.nullable() }),
    sample: { typeCode: '005103', modelYear: '2019' },
  }),
  'POST quoterequestapi/auto/GetBrandList': lookup({
    who: 'visit',
    summary: 'Vehicle brands.',
    input: ofVisit,
    output: z.array(option),
    sample: sampleVisit,
  }),
  'POST quoterequestapi/auto/GetVehicleYearsList': lookup({
    who: 'visit',
    summary: 'Model years of a brand, newest first.',
    input: ofVisit.extend({ BrandCode: z.string().max(8) }),
    output: z.array(z.object({ year: modelYear })),
    sample: { ...sampleVisit, BrandCode: '001' },
  }),
  'POST quoterequestapi/auto/getmodeltypelist': lookup({
    who: 'visit',
    summary: 'Model types of a brand and year.',
    input: ofVisit.extend({ brandCode: z.string().max(8), modelYear }),
    output: z.array(z.object({ typeCode: z.string(), typeName: z.string() })),
    sample: { ...sampleVisit, brandCode: '001', modelYear: 2021 },
  }),
  'POST quoterequestapi/auto/getmodellist': lookup({
    who: 'visit',
    summary: 'Models of a type.',
    input: ofVisit.extend({ brandCode: z.string().max(8), modelYear, typeCode: z.string().max(8) }),
    output: z.array(z.object({ id: z.string(), modelName: z.string() })),
    sample: { ...sampleVisit, brandCode: '001', modelYear: 2021, typeCode: '101' },
  }),
  'POST quoterequestapi/auto/getvehicleinfo': command({
    who: 'visit',
    summary: 'The vehicle by plate and licence serial; the same shape for a miss.',
    input: ofVisit.extend({ licensePlateNo, licenseNo: licenceSerial.optional() }),
    output: vehicleInfo,
    sample: { ...sampleVisit, licensePlateNo: '34ABC12' },
    weight: 5,
  }),
  'POST quoterequestapi/auto/queryvehicleinfo': command({
    who: 'visit',
    summary: 'The vehicle by identity number and plate; the same shape for a miss.',
    input: ofVisit.extend({ identityNo, licensePlateNo, ...captchaField }),
    output: vehicleInfo,
    sample: { ...sampleVisit, identityNo: '10000000078', licensePlateNo: '34ABC12' },
    weight: 5,
  }),
  'POST quoterequestapi/auto/checktrafficpolicy': command({
    who: 'visit',
    summary: 'Whether a traffic policy of the plate runs today; a refusal when not, or when there is no plate.',
    input: ofVisit.extend({ licensePlateNo }),
    output: z.null(),
    sample: { ...sampleVisit, licensePlateNo: '34ABC12' },
    weight: 5,
  }),
  'POST quoterequestapi/auto/savevehicleinfo': command({
    who: 'visit',
    summary: 'Stores the vehicle of the visit.',
    input: ofVisit.extend(vehicleAnswers.shape),
    output: z.null(),
    sample: {
      ...sampleVisit,
      licensePlateStatus: 1,
      licensePlateNo: '34ABC12',
      licenseNo: 'AB123456',
      vehicleBrand: '001',
      vehicleModelYear: 2021,
      vehicleModelType: '101',
      vehiclePurposeOfUsageType: 1,
      vehicleUsageType: '001001',
      vehicleTotalSeatNumber: 5,
    },
  }),
  'POST quoterequestapi/auto/savelicence': command({
    who: 'visit',
    summary: 'Ours: the licence serial of a vehicle that was insured before it was registered, told after the sale.',
    input: ofVisit.extend({ licenseNo: licenceSerial }),
    output: z.null(),
    sample: { ...sampleVisit, licenseNo: 'AB123456' },
  }),
  'POST quoterequestapi/auto/AddOrUpdateAccessories': command({
    who: 'visit',
    summary:
      'Stores the accessories of the visit’s vehicle in place of those before; together at most a tenth of its value.',
    input: ofVisit.extend({
      accessories: z.array(z.object({ code: z.string().max(40), amount: kurus })).max(50),
    }),
    output: z.null(),
    sample: { ...sampleVisit, accessories: [] },
  }),
  'POST quoterequestapi/auto/saveprepolicyinfo': command({
    who: 'visit',
    summary: 'Stores the current policy, dates within the last year.',
    input: ofVisit.extend({
      currentInsuranceCompany: z.string().max(8),
      currentInsurancePolicyAgentNo: z.string().max(20),
      currentInsurancePolicyNo: z.string().max(20),
      currentInsurancePolicyRenewNo: z.string().max(4),
      currentInsuranceStartDate: day,
      currentInsuranceExpiryDate: day,
    }),
    output: z.null(),
    sample: {
      ...sampleVisit,
      currentInsuranceCompany: '12',
      currentInsurancePolicyAgentNo: '100200',
      currentInsurancePolicyNo: '30040050',
      currentInsurancePolicyRenewNo: '0',
      currentInsuranceStartDate: '2025-12-14',
      currentInsuranceExpiryDate: '2026-12-14',
    },
  }),
};
