/** Calls of all vehicle lines; `auto` is the specification's name. Lists, look-ups and what the form stores (funnel 3.6, 7.2 auto). */
import { z } from 'zod';
import { command, lookup } from '../call';
import { licenceSerial, modelYear, vehicleAnswers, vehicleInfo } from './auto/shapes';
import { captchaField } from './captcha';
import { day, identityNo, kurus, licensePlateNo, ofVisit, option, sampleId } from './shapes';

const sampleVisit = { visitId: sampleId };

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
    summary: 'Current value of a vehicle; null when the list does not reach its year.',
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
    summary: 'The vehicle by plate and licence serial; the same shape when it is unknown.',
    input: ofVisit.extend({ licensePlateNo, licenseNo: licenceSerial.optional() }),
    output: vehicleInfo,
    sample: { ...sampleVisit, licensePlateNo: '34ABC12' },
    weight: 5,
  }),
  'POST quoterequestapi/auto/queryvehicleinfo': command({
    who: 'visit',
    summary: 'The vehicle by identity number and plate; the same shape when it is unknown.',
    input: ofVisit.extend({ identityNo, licensePlateNo, ...captchaField }),
    output: vehicleInfo,
    sample: { ...sampleVisit, identityNo: '10000000078', licensePlateNo: '34ABC12' },
    weight: 5,
  }),
  'POST quoterequestapi/auto/checktrafficpolicy': command({
    who: 'visit',
    summary: 'Refused unless the plate has a traffic policy in force today.',
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
    summary: 'Extension: stores the licence serial of a vehicle that was registered after the sale.',
    input: ofVisit.extend({ licenseNo: licenceSerial }),
    output: z.null(),
    sample: { ...sampleVisit, licenseNo: 'AB123456' },
  }),
  'POST quoterequestapi/auto/AddOrUpdateAccessories': command({
    who: 'visit',
    summary: 'Replaces the accessories of the visit’s vehicle; together at most a tenth of its value.',
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
