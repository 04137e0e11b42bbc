import type { OutputOf } from '@emsal/lines/kit/calls';
import { changeAnswers, completeAnswers } from '@emsal/lines/kit/answers';
import { dueLookups, lookupKey, optionsRequest } from '@emsal/lines/kit/requests';
import { sampleNamed, samplesToday } from '@emsal/lines/kit/sample';
import type { Line } from '@emsal/lines/kit/step';
import { findStep } from '@emsal/lines/kit/visible-steps';
import { assetsLookup, jobLookup, ownerLookup } from './customer-calls';
import { greenCard } from './green-card/green-card';
import { usageByOwner } from './green-card/green-card-calls';
import { traffic } from './traffic/traffic';
import { trafficSamples } from './traffic/traffic-samples';
import { usedVehicleTraffic } from './used-vehicle-traffic/used-vehicle-traffic';
import { vehicleByLicence, vehicleByOwner, vehicleOnSale } from './vehicle-calls';

type VehicleInfo = OutputOf<'POST quoterequestapi/auto/queryvehicleinfo'>;

const context = {
  today: samplesToday,
  visitId: '0123456789abcdef0123456789abcdef',
  line: 'TRAFFIC',
  branchId: 53,
} as const;
const info: VehicleInfo = {
  isVehicleFound: true,
  brandCode: '005',
  brandName: 'BMW',
  typeCode: '103',
  typeName: '320i',
  modelYear: 2019,
  chassisNo: 'WBA3A5C50DF123456',
  engineNo: 'B48',
  color: 'BEYAZ',
  fuel: 'Benzin',
  fuelType: 0,
  hasDisabledPerson: false,
  hasPrePolicy: true,
  hasAccessory: false,
  insuredName: 'A*** Y***',
  licenceSerialCode: 'AB',
  licenceSerialNo: '123456',
  lpgOriginal: false,
  lpgValue: null,
  numberOfDamage: 0,
  numberOfFaultyDamage: 0,
  passengerSeatNumber: 4,
  totalSeatNumber: 5,
  registrationDate: '2019-03-14',
  usageType: '001001',
  usageTypeList: [],
  usageTypeDescription: '',
  currentPolicy: {
    companyCode: '12',
    policyNo: '30040050',
    agentNo: '100200',
    renewNo: '0',
    startDate: '2025-12-14',
    expiryDate: '2026-12-14',
  },
};
const fillVehicle = (change: Partial<VehicleInfo> = {}) =>
  vehicleByOwner.fill({ ...info, ...change } as never, completeAnswers(traffic, {}), context);

/** The answers after a field was changed and changed back, once everything had been looked up. */
const awayAndBack = (line: Line, field: string, other: string) => {
  const told = {
    ...sampleNamed(trafficSamples(samplesToday), 'known plate').answers,
    isCustomerFound: true,
    assetStep: true,
    usageType: '001001',
  };
  const away = changeAnswers(line, told, { [field]: other });
  return changeAnswers(line, away, { [field]: told[field as keyof typeof told] });
};

it.each([
  [traffic, 'ruhsat-bilgileri', 'licensePlateNo', '34ABC1', [vehicleByOwner]],
  [traffic, 'arac-ozellikleri', 'licensePlateNo', '34ABC1', [vehicleByLicence]],
  [traffic, 'arac-ozellikleri', 'licensePlateStatus', '0', [vehicleByLicence]],
  [usedVehicleTraffic, 'arac-ozellikleri', 'licensePlateNo', '34ABC1', [vehicleOnSale]],
  [greenCard, 'arac-bilgileri', 'licensePlateNo', '34ABC1', [usageByOwner]],
])('%# asks the registers again when an answer was mistyped and mended', (line, slug, field, other, expected) => {
  const step = findStep(line, slug)!;
  const answers = awayAndBack(line, field, other);
  const lookupRuns = Object.fromEntries(
    step.lookups.map((lookup) => [lookup.call, lookupKey(lookup, completeAnswers(line, answers))]),
  );
  expect(dueLookups(line, step, { answers, lookupRuns })).toEqual(expected);
});

it('asks the register for no plate that is wrong', () => {
  const known = sampleNamed(trafficSamples(samplesToday), 'known plate').answers;
  const due = (licensePlateNo: string) =>
    dueLookups(traffic, findStep(traffic, 'ruhsat-bilgileri')!, {
      answers: { ...known, licensePlateNo },
      lookupRuns: {},
    });
  expect([due('34 ABİ 12'), due('34 ABC 12')]).toEqual([[], [vehicleByOwner]]);
});

it.each([
  ['an occupation of an earlier visit', '003', '', { jobCode: '003' }],
  ['none', null, '', {}],
  ['an occupation, but this visit has chosen another', '003', '017', {}],
] as const)('begins with the saved occupation: %s', (_, jobCode, chosen, filled) => {
  expect(jobLookup.fill({ jobCode } as never, { jobCode: chosen }, context)).toEqual(filled);
});

it.each([
  ['none yet', {}, 'AB123456'],
  ['one that was typed', { licenseNo: 'CD654321' }, 'CD654321'],
  ['the one of another vehicle', { licenseNo: 'CD654321', registeredLicenseNo: 'CD654321' }, 'AB123456'],
  ['one that was typed over the register’s', { licenseNo: 'EF1', registeredLicenseNo: 'CD654321' }, 'EF1'],
])('the register’s licence serial meets %s', (_, before, licenseNo) => {
  const answers = completeAnswers(traffic, before);
  expect(vehicleByOwner.fill(info as never, answers, context)).toMatchObject({
    licenseNo,
    registeredLicenseNo: 'AB123456',
  });
  expect(vehicleByOwner.fill({ ...info, isVehicleFound: false } as never, answers, context)).toEqual({
    isVehicleFound: false,
  });
});

it('fills the licence serial, the vehicle and the current policy from a found vehicle', () => {
  expect(fillVehicle()).toEqual({
    isVehicleFound: true,
    registeredLicenseNo: 'AB123456',
    hasPrePolicy: true,
    licenseNo: 'AB123456',
    vehicleRegistrationDate: '2019-03-14',
    vehicleBrand: '005',
    vehicleBrandName: 'BMW',
    vehicleModelYear: '2019',
    vehicleModelType: '103',
    vehicleModelTypeName: '320i',
    vehicleEngineNo: 'B48',
    vehicleChassisNo: 'WBA3A5C50DF123456',
    vehicleTotalSeatNumber: '5',
    vehicleFuelType: '0',
    vehicleIsLpgOriginal: false,
    vehicleLpgValue: '',
    vehicleUsageType: '001001',
    vehiclePurposeOfUsageType: '1',
    isDisabledVehicle: false,
    showPolicyInformation: true,
    currentInsuranceCompany: '12',
    currentInsurancePolicyAgentNo: '100200',
    currentInsurancePolicyNo: '30040050',
    currentInsurancePolicyRenewNo: '0',
    currentInsuranceStartDate: '2025-12-14',
    currentInsuranceExpiryDate: '2026-12-14',
  });
});

it('leaves open what the registry does not know, and reads kuruş as TL', () => {
  const unknown = fillVehicle({ modelYear: null, fuelType: null, registrationDate: null });
  expect(unknown).toMatchObject({ vehicleModelYear: '', vehicleFuelType: '', vehicleRegistrationDate: '' });
  expect(fillVehicle({ lpgValue: 1_500_000, usageType: '027021' })).toMatchObject({
    vehicleLpgValue: '15000',
    vehiclePurposeOfUsageType: '2',
  });
});

it('takes no policy that ended too long ago, and none where there is none', () => {
  const old = { ...info.currentPolicy!, startDate: '2024-01-01', expiryDate: '2025-01-01' };
  expect([
    fillVehicle({ currentPolicy: old }).showPolicyInformation,
    fillVehicle({ currentPolicy: null }).showPolicyInformation,
  ]).toEqual([false, false]);
});

it('fills nothing but the miss when the vehicle is not found', () => {
  const miss = { ...info, isVehicleFound: false } as never;
  expect([fillVehicle({ isVehicleFound: false }), vehicleByLicence.fill(miss, {}, context)]).toEqual([
    { isVehicleFound: false },
    { isVehicleFound: false },
  ]);
});

it('fills the owner’s names only when the reply is not masked', () => {
  const customer = {
    isMasked: true,
    firstName: 'A***',
    lastName: 'Y***',
    companyName: '',
    cityCode: '34',
    districtCode: '3419',
    hasBirthDate: true,
    hasEmail: false,
  };
  const fill = (reply: typeof customer) => ownerLookup.fill(reply as never, {}, context);
  expect(fill(customer)).toEqual({ isCustomerFound: true, city: '34', district: '3419' });
  expect(fill({ ...customer, isMasked: false, firstName: 'AYŞE', lastName: 'YILMAZ' })).toMatchObject({
    name: 'AYŞE',
    surname: 'YILMAZ',
  });
  expect(fill({ ...customer, cityCode: '', districtCode: '' })).toMatchObject({ isCustomerFound: false });
});

it('leads to araclarim only when assets exist', () => {
  const asset = { assetId: 'a1', licensePlateNo: '34ABC12', description: 'BMW 320i', hasActivePolicy: true };
  expect([assetsLookup.fill([asset] as never, {}, context), assetsLookup.fill([] as never, {}, context)]).toEqual([
    { assetStep: true },
    { assetStep: false },
  ]);
});

it.each<[string, string, Record<string, string>, { code: string; name: string }]>([
  ['M227', 'vehicleModelType', { typeCode: '103', typeName: '320i' }, { code: '103', name: '320i' }],
  ['M228', 'vehicleModel', { id: '10301', modelName: '320i M Sport' }, { code: '10301', name: '320i M Sport' }],
  ['M230', 'jobCode', { code: '003', name: 'Akademisyen' }, { code: '003', name: 'Akademisyen' }],
  ['M234', 'city', { cityId: '34', cityName: 'İstanbul' }, { code: '34', name: 'İstanbul' }],
  ['M234', 'cityId', { cityId: '34', cityName: 'İstanbul' }, { code: '34', name: 'İstanbul' }],
  ['M235', 'district', { districtId: '3419', districtName: 'Kadıköy' }, { code: '3419', name: 'Kadıköy' }],
])('%s maps a row of %s to an option', (_, field, row, option) => {
  const { answers } = trafficSamples(samplesToday)[0]!;
  expect(optionsRequest(traffic, field, { ...context, answers })?.option(row as never)).toEqual(option);
});

it('keeps the plate with an asset, and firms and brands as they come', () => {
  const optionOf = (field: string, row: object) =>
    optionsRequest(traffic, field, { ...context, answers: {} })?.option(row as never);
  expect(
    optionOf('directionAsset', {
      assetId: 'a1',
      licensePlateNo: '34ABC12',
      description: 'BMW 320i',
      hasActivePolicy: true,
    }),
  ).toEqual({ code: 'a1', name: 'BMW 320i', model: '34ABC12' });
  expect([
    optionOf('vehicleBrand', { code: '005', name: 'BMW' }),
    optionOf('currentInsuranceCompany', { code: '12', name: 'Bozkır Kartalı Sigorta' }),
  ]).toEqual([
    { code: '005', name: 'BMW' },
    { code: '12', name: 'Bozkır Kartalı Sigorta' },
  ]);
});
