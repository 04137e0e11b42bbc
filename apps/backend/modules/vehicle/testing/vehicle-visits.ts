/** Fixture: a new visit per test, and a registry that knows one car. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { RegistryVehicle } from '../../../ports/ports';
import { newIdentityNo } from '../../../testing/synthetic-numbers';
import { testApp, type TestApp } from '../../../testing/test-app';
import type { TestReply, TestVisitor } from '../../../testing/test-visitor';
import { visitPersonModule } from '../../visit-person/visit-person';
import { otpModule } from '../../otp/otp';
import { vehicleModule } from '../vehicle';

export const registeredCar: RegistryVehicle = {
  licensePlateNo: '34ABC12',
  brandCode: '005',
  brandName: 'BMW',
  typeCode: '103',
  typeName: '320i',
  modelYear: 2019,
  chassisNo: 'WBA3A5C50DF123456',
  engineNo: 'B48A20M1',
  color: 'Gri',
  fuel: 'Benzin',
  fuelType: 0,
  licenceSerialCode: 'AB',
  licenceSerialNo: '123456',
  registrationDate: '2019-05-04',
  usageType: '001001',
  usageTypeDescription: 'Otomobil',
  passengerSeatNumber: 4,
  totalSeatNumber: 5,
  numberOfDamage: 1,
  numberOfFaultyDamage: 1,
  hasDisabledPerson: false,
  hasAccessory: false,
  insuredName: 'AYŞE YILMAZ',
  lpgOriginal: false,
  lpgValue: null,
  currentPolicy: {
    companyCode: '12',
    policyNo: '30040050',
    agentNo: '100200',
    renewNo: '0',
    startDate: '2025-12-14',
    expiryDate: '2026-12-14',
  },
};

/** The same car as a customer types it. */
export const typedVehicle = {
  licensePlateStatus: 1,
  licensePlateNo: '34 abc 12',
  vehicleBrand: '005',
  vehicleModelYear: 2019,
  vehicleModelType: '103',
  vehiclePurposeOfUsageType: 1,
  vehicleUsageType: '001001',
  vehicleTotalSeatNumber: 5,
};

export interface VehicleVisit {
  backend: TestApp;
  visitor: TestVisitor;
  visitId: VisitId;
  identityNo: string;
  /** Sends a call of the auto area for this visit, named by the end of its path. */
  post(name: string, rest?: object): Promise<TestReply>;
}

/** Call it at the top level of a spec; the fields belong to the running test. */
export function vehicleVisits(): VehicleVisit {
  const given = {
    post: (name, rest = {}) =>
      given.visitor.send({
        method: 'POST',
        url: `/api/quoterequestapi/auto/${name}`,
        payload: { visitId: given.visitId, ...rest },
      }),
  } as VehicleVisit;
  beforeAll(async () => void (given.backend = await testApp([vehicleModule, visitPersonModule, otpModule])));
  afterAll(() => given.backend.close());
  beforeEach(async () => {
    given.visitor = await given.backend.visitor();
    given.visitId = await given.visitor.visit();
    given.identityNo = newIdentityNo();
    given.backend.ports.vehicles.clear();
    given.backend.ports.vehicles.set('34ABC12', { state: 'found', value: registeredCar });
  });
  return given;
}
