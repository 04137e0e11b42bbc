import { vehicleInfo } from '@emsal/api/calls/auto/shapes';
import { verifyVisit } from '../../testing/verify-visit';
import { newIdentityNo, newPhoneNumber } from '../../testing/synthetic-numbers';
import { registeredCar, vehicleVisits } from './testing/vehicle-visits';

const whole = {
  isVehicleFound: true,
  chassisNo: registeredCar.chassisNo,
  licenceSerialNo: '123456',
  hasPrePolicy: true,
  insuredName: 'AYŞE YILMAZ',
  currentPolicy: { policyNo: '30040050' },
};
const outside = {
  isVehicleFound: true,
  brandName: 'BMW',
  modelYear: 2019,
  chassisNo: '',
  engineNo: '',
  licenceSerialNo: '',
  hasPrePolicy: false,
  insuredName: 'A***',
  currentPolicy: null,
  numberOfDamage: 0,
};

const given = vehicleVisits();
const { post } = given;

describe('a vehicle that is looked up', () => {
  async function verify(): Promise<void> {
    await given.visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', {
      visitId: given.visitId,
      identityNo: given.identityNo,
      phoneNumber: newPhoneNumber(),
    });
    await verifyVisit({ ...given, ports: given.backend.ports });
  }

  it('F526 shows only what is visible on the vehicle until the owner or the licence serial is verified', async () => {
    for (const licensePlateNo of ['34 abc 12', '34 - ABC - 12 '])
      expect((await post('getvehicleinfo', { licensePlateNo })).body.result).toMatchObject(outside);
    expect(
      (await post('queryvehicleinfo', { identityNo: given.identityNo, licensePlateNo: '34ABC12' })).body.result,
    ).toMatchObject(outside);
    expect(
      (await post('getvehicleinfo', { licensePlateNo: '34ABC12', licenseNo: 'AB123456' })).body.result,
    ).toMatchObject(whole);
    await verify();
    expect(
      (await post('queryvehicleinfo', { identityNo: given.identityNo, licensePlateNo: '34ABC12' })).body.result,
    ).toMatchObject(whole);
  });

  it.each(['unknown', 'unavailable'] as const)(
    'is entered manually when the registry answers %s: same shape, nothing found',
    async (state) => {
      const found = (await post('queryvehicleinfo', { identityNo: given.identityNo, licensePlateNo: '34ABC12' })).body
        .result as object;
      given.backend.ports.vehicles.set('34ABC12', { state });
      const missed = (await post('queryvehicleinfo', { identityNo: given.identityNo, licensePlateNo: '34ABC12' })).body
        .result as object;
      expect(missed).toMatchObject({ isVehicleFound: false, brandCode: '', modelYear: null, currentPolicy: null });
      expect(Object.keys(missed).sort()).toEqual(Object.keys(found).sort());
    },
  );

  it('F234 has every field of the specification, found or not', async () => {
    const specified =
      'brandCode brandName chassisNo color engineNo isVehicleFound fuel hasDisabledPerson fuelType hasPrePolicy insuredName licenceSerialCode licenceSerialNo lpgOriginal lpgValue modelYear numberOfDamage numberOfFaultyDamage passengerSeatNumber registrationDate totalSeatNumber typeCode typeName usageType usageTypeList usageTypeDescription hasAccessory';
    for (const licensePlateNo of ['34ABC12', '34ABC99']) {
      const { result } = (await post('getvehicleinfo', { licensePlateNo, licenseNo: 'AB123456' })).body;
      expect(vehicleInfo.parse(result)).toEqual(result);
      expect(Object.keys(result as object)).toEqual(expect.arrayContaining(specified.split(' ')));
    }
  });

  it.each(['ab 123456', ' A b-1 2 3 4 5 6 ', 'aB123456'])(
    'sends the serial "%s" to the registry in its canonical form',
    async (licenseNo) => {
      const lookUp = vi.spyOn(given.backend.ports.registries, 'vehicle');
      expect((await post('getvehicleinfo', { licensePlateNo: '34ABC12', licenseNo })).body.result).toMatchObject(whole);
      expect(lookUp.mock.calls.map(([query]) => query)).toEqual([{ licensePlateNo: '34ABC12', licenseNo: 'AB123456' }]);
      lookUp.mockRestore();
    },
  );

  it.each(['ŞB 123456', 'AB 12345', ' '])('refuses the serial "%s" with a message at its field', async (licenseNo) => {
    const reply = await post('getvehicleinfo', { licensePlateNo: '34ABC12', licenseNo });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, ['licenseNo']]);
  });

  it('counts a look-up by owner as an identity query', async () => {
    for (let at = 0; at < 3; at++)
      expect(
        (await post('queryvehicleinfo', { identityNo: newIdentityNo(), licensePlateNo: '34ABC12' })).body.isSuccess,
      ).toBe(true);
    expect(
      (await post('queryvehicleinfo', { identityNo: newIdentityNo(), licensePlateNo: '34ABC12' })).body,
    ).toMatchObject({ isSuccess: false, messageCode: 'captchaRequired' });
  });

  it.each([
    ['AUTO', 10, 'kasko'],
    ['ELECTRICVEHICLE', 10, 'kasko'],
    ['TRAFFIC', 53, 'traffic'],
  ] as const)('%s asks the registry for the policy that it renews', async (line, branchId, kind) => {
    const lookUp = vi.spyOn(given.backend.ports.registries, 'vehicle');
    given.visitId = await given.visitor.visit(line, branchId);
    await post('getvehicleinfo', { licensePlateNo: '34ABC12' });
    expect(lookUp.mock.calls.map(([, of]) => of)).toEqual([kind]);
    lookUp.mockRestore();
  });
});
