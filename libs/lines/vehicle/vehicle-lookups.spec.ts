import type { OutputOf } from '@emsal/lines/kit/grammar/calls';
import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import { form as traffic } from './traffic/form';
import { vehicleByLicence, vehicleByOwner } from './vehicle-lookups';
import { context } from './testing/lookup-context';

type VehicleInfo = OutputOf<'POST quoterequestapi/auto/queryvehicleinfo'>;
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

it.each([
  ['none yet', {}, 'AB123456'],
  ['one that was typed', { licenseNo: 'CD654321' }, 'CD654321'],
  ['the one of another vehicle', { licenseNo: 'CD654321', registeredLicenseNo: 'CD654321' }, 'AB123456'],
  ['one that was typed over the register’s', { licenseNo: 'EF1', registeredLicenseNo: 'CD654321' }, 'EF1'],
])('merges the register’s licence serial with %s', (_, before, licenseNo) => {
  const answers = completeAnswers(traffic, before);
  expect(vehicleByOwner.fill(info as never, answers, context)).toMatchObject({
    licenseNo,
    registeredLicenseNo: 'AB123456',
  });
  expect(vehicleByOwner.fill({ ...info, isVehicleFound: false } as never, answers, context)).toEqual({
    isVehicleFound: false,
  });
});

it('fills in the licence serial, the vehicle and the current policy of a found vehicle', () => {
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

it('leaves unanswered what the register does not know, and converts kuruş to TL', () => {
  const unknown = fillVehicle({ modelYear: null, fuelType: null, registrationDate: null });
  expect(unknown).toMatchObject({ vehicleModelYear: '', vehicleFuelType: '', vehicleRegistrationDate: '' });
  expect(fillVehicle({ lpgValue: 1_500_000, usageType: '027021' })).toMatchObject({
    vehicleLpgValue: '15000',
    vehiclePurposeOfUsageType: '2',
  });
});

it('ignores a policy that expired too long ago, and fills in none where there is none', () => {
  const old = { ...info.currentPolicy!, startDate: '2024-01-01', expiryDate: '2025-01-01' };
  expect([
    fillVehicle({ currentPolicy: old }).showPolicyInformation,
    fillVehicle({ currentPolicy: null }).showPolicyInformation,
  ]).toEqual([false, false]);
});

it('fills in only that the vehicle was not found', () => {
  const miss = { ...info, isVehicleFound: false } as never;
  expect([fillVehicle({ isVehicleFound: false }), vehicleByLicence.fill(miss, {}, context)]).toEqual([
    { isVehicleFound: false },
    { isVehicleFound: false, hasPrePolicy: false },
  ]);
});
