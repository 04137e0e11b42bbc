import { vehicleInfo } from '@emsal/api/calls/auto';
import { insurers } from '@emsal/insurers/registry';
import { branchIdOf } from '@emsal/lines/facts/branch-ids';
import { insuranceCompanies } from '@emsal/reference/insurance-companies';
import { findType, vehicleValue } from '@emsal/reference/vehicles';
import { accessoryPriceMessages } from '@emsal/validation/accessory-price/accessory-price-messages';
import type { RegistryVehicle } from '../../ports/ports';
import { newIdentityNo, newPhoneNumber } from '../../testing/synthetic-numbers';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestReply, TestVisitor } from '../../testing/test-visitor';
import { customerModule } from '../customer/customer';
import { otpModule } from '../otp/otp';
import { autoModule } from './auto';

const car: RegistryVehicle = {
  ...{
    licensePlateNo: '34ABC12',
    brandCode: '005',
    brandName: 'BMW',
    typeCode: '103',
    typeName: '320i',
    modelYear: 2019,
    chassisNo: 'WBA3A5C50DF123456',
    engineNo: 'B48A20M1',
    color: 'Gri',
  },
  ...{
    fuel: 'Benzin',
    fuelType: 0,
    licenceSerialCode: 'AB',
    licenceSerialNo: '123456',
    registrationDate: '2019-05-04',
    usageType: '001001',
    usageTypeDescription: 'Otomobil',
    passengerSeatNumber: 4,
    totalSeatNumber: 5,
  },
  ...{
    numberOfDamage: 1,
    numberOfFaultyDamage: 1,
    hasDisabledPerson: false,
    hasAccessory: false,
    insuredName: 'AYŞE YILMAZ',
    lpgOriginal: false,
    lpgValue: null,
  },
  currentPolicy: {
    companyCode: '12',
    policyNo: '30040050',
    agentNo: '100200',
    renewNo: '0',
    startDate: '2025-12-14',
    expiryDate: '2026-12-14',
  },
};
const whole = {
  isVehicleFound: true,
  chassisNo: car.chassisNo,
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

describe('the vehicle of a visit', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  let visitId: string;
  let identityNo: string;
  beforeAll(async () => void (backend = await testApp([autoModule, customerModule, otpModule])));
  beforeEach(async () => {
    visitor = await backend.visitor();
    visitId = await visitor.visit();
    identityNo = newIdentityNo();
    backend.ports.vehicles.clear();
    backend.ports.vehicles.set('34ABC12', { state: 'found', value: car });
  });
  afterAll(() => backend.close());

  const post = (name: string, rest: object = {}): Promise<TestReply> =>
    visitor.send({ method: 'POST', url: `/api/quoterequestapi/auto/${name}`, payload: { visitId, ...rest } });
  async function verify(): Promise<void> {
    await visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', {
      visitId,
      identityNo,
      phoneNumber: newPhoneNumber(),
    });
    await visitor.call('POST quoterequestapi/sharedstep/sendotp', { visitId });
    await visitor.call('POST quoterequestapi/sharedstep/otpvalidate', {
      visitId,
      code: /kodunuz: (\d{6})/.exec(backend.ports.sentSms.at(-1)!.text)![1]!,
    });
  }

  it('F520 can be insured with every company of the market, ours among them by the same name', async () => {
    expect((await visitor.call('GET quoterequestapi/auto/GetInsuranceFirmList', {})).list).toHaveLength(
      insuranceCompanies.length,
    );
    expect(insuranceCompanies).toEqual(
      expect.arrayContaining(insurers.map(({ firmId, name }) => ({ code: String(firmId), name }))),
    );
  });

  it('F523 is chosen by brand, year, type and model', async () => {
    expect((await post('GetBrandList')).list).toContainEqual({ code: '005', name: 'BMW' });
    expect((await post('getmodeltypelist', { brandCode: '005', modelYear: 2019 })).list).toContainEqual({
      typeCode: '103',
      typeName: '320i',
    });
    expect((await post('getmodellist', { brandCode: '005', modelYear: 2019, typeCode: '103' })).list).toEqual([
      { id: '005103', modelName: '320i' },
    ]);
  });

  it.each([
    ['GetVehicleYearsList', { BrandCode: 'no' }],
    ['getmodeltypelist', { brandCode: 'no', modelYear: 2019 }],
    ['getmodellist', { brandCode: '005', modelYear: 2019, typeCode: 'no' }],
  ])('%s of what does not exist is empty', async (name, rest) => {
    const reply = await post(name, rest);
    expect([reply.status, reply.list]).toEqual([200, []]);
  });

  it.each([
    ['1', [2026, 2025, 2024], 1976],
    ['0', [2026, 2025], 2025],
  ])(
    'F524 may be of the years that a plate status of %s allows, newest first',
    async (licensePlateStatus, first, last) => {
      await visitor.call('POST quoterequestapi/draft/save', {
        visitId,
        step: 'arac-bilgileri',
        answers: { licensePlateStatus },
        completed: false,
      });
      const years = (await post('GetVehicleYearsList', { BrandCode: '005' })).list as { year: number }[];
      expect([years.slice(0, first.length).map(({ year }) => year), years.at(-1)!.year]).toEqual([first, last]);
    },
  );

  it('F526 shows only what stands on its outside until owner or document prove themselves', async () => {
    expect((await post('getvehicleinfo', { licensePlateNo: '34 abc 12' })).body.result).toMatchObject(outside);
    expect((await post('queryvehicleinfo', { identityNo, licensePlateNo: '34ABC12' })).body.result).toMatchObject(
      outside,
    );
    expect(
      (await post('getvehicleinfo', { licensePlateNo: '34ABC12', licenseNo: 'AB123456' })).body.result,
    ).toMatchObject(whole);
    await verify();
    expect((await post('queryvehicleinfo', { identityNo, licensePlateNo: '34ABC12' })).body.result).toMatchObject(
      whole,
    );
  });

  it.each(['unknown', 'unavailable'] as const)(
    'is typed by hand when the registry says %s: same shape, nothing found',
    async (state) => {
      const found = (await post('queryvehicleinfo', { identityNo, licensePlateNo: '34ABC12' })).body.result as object;
      backend.ports.vehicles.set('34ABC12', { state });
      const missed = (await post('queryvehicleinfo', { identityNo, licensePlateNo: '34ABC12' })).body.result as object;
      expect(missed).toMatchObject({ isVehicleFound: false, brandCode: '', modelYear: null, currentPolicy: null });
      expect(Object.keys(missed).sort()).toEqual(Object.keys(found).sort());
    },
  );

  it('F234 is told with every field of the specification, found or not', async () => {
    const specified =
      'brandCode brandName chassisNo color engineNo isVehicleFound fuel hasDisabledPerson fuelType hasPrePolicy insuredName licenceSerialCode licenceSerialNo lpgOriginal lpgValue modelYear numberOfDamage numberOfFaultyDamage passengerSeatNumber registrationDate totalSeatNumber typeCode typeName usageType usageTypeList usageTypeDescription hasAccessory';
    for (const licensePlateNo of ['34ABC12', '34ABC99']) {
      const { result } = (await post('getvehicleinfo', { licensePlateNo, licenseNo: 'AB123456' })).body;
      expect(vehicleInfo.parse(result)).toEqual(result);
      expect(Object.keys(result as object)).toEqual(expect.arrayContaining(specified.split(' ')));
    }
  });

  it('counts looking up by owner as asking about an identity', async () => {
    for (let at = 0; at < 3; at++)
      expect(
        (await post('queryvehicleinfo', { identityNo: newIdentityNo(), licensePlateNo: '34ABC12' })).body.isSuccess,
      ).toBe(true);
    expect(
      (await post('queryvehicleinfo', { identityNo: newIdentityNo(), licensePlateNo: '34ABC12' })).body,
    ).toMatchObject({ isSuccess: false, messageCode: 'captchaRequired' });
  });

  const typed = {
    licensePlateStatus: 1,
    licensePlateNo: '34 abc 12',
    vehicleBrand: '005',
    vehicleModelYear: 2019,
    vehicleModelType: '103',
    vehiclePurposeOfUsageType: 1,
    vehicleUsageType: '001001',
    vehicleTotalSeatNumber: 5,
  };

  it('F527 is stored with its plate in one form', async () => {
    expect((await post('savevehicleinfo', typed)).body).toMatchObject({ isSuccess: true });
    const { rows } = await backend.services.database.pool.query(
      'SELECT vehicle FROM visit_vehicles WHERE visit_id = $1',
      [visitId],
    );
    expect(rows).toMatchObject([
      { vehicle: { licensePlateNo: '34ABC12', vehicleModelYear: 2019, isDisabledVehicle: false } },
    ]);
  });

  it.each([
    [{ licensePlateNo: '99 ABC 12' }, 'licensePlateNo'],
    [{ licensePlateNo: undefined }, 'licensePlateNo'],
    [{ vehicleModelType: '999' }, 'vehicleModelType'],
    [{ vehicleModelYear: 2027 }, 'vehicleModelYear'],
    [{ vehicleModelYear: 1975 }, 'vehicleModelYear'],
    [{ licensePlateStatus: 0, vehicleModelYear: 2024 }, 'vehicleModelYear'],
    [{ vehicleChassisNo: 'WBA3A5C50DF12345O' }, 'vehicleChassisNo'],
    [{ vehicleChassisNo: 'WBA3A5C50DF12345' }, 'vehicleChassisNo'],
    [{ vehicleChassisNo: 'WBA3A5C50DF1234567' }, 'vehicleChassisNo'],
    [{ vehicleTotalSeatNumber: 0 }, 'vehicleTotalSeatNumber'],
    [{ vehicleTotalSeatNumber: 100 }, 'vehicleTotalSeatNumber'],
    [{ vehicleRegistrationDate: '2019-02-30' }, 'vehicleRegistrationDate'],
    [{ vehicleRegistrationDate: '2026-11-22' }, 'vehicleRegistrationDate'],
    [{ licenseNo: 'ŞB 123456' }, 'licenseNo'],
    [{ licenseNo: 'AB 12345' }, 'licenseNo'],
    [{ licensePlateStatus: 0, vehicleModelYear: 2026, cityId: '82' }, 'cityId'],
    [{ vehicleFuelType: 4 }, 'vehicleFuelType'],
    [{ vehicleFuelType: 2, vehicleLpgValue: 9_900 }, 'vehicleLpgValue'],
    [{ vehicleFuelType: 2, vehicleLpgValue: 10_050 }, 'vehicleLpgValue'],
    [{ vehicleUsageType: '999999' }, 'vehicleUsageType'],
    [{ vehicleUsageType: '001001', vehicleCommercialUsageType: '501' }, 'vehicleCommercialUsageType'],
    [{ vehicleUsageType: '027021', vehicleCommercialUsageType: '501' }, 'vehicleCommercialUsageType'],
    [{ vehicleUsageType: '028022', vehicleCommercialUsageType: '514' }, 'vehicleCommercialUsageType'],
  ])('is refused with %j: 400 and the field %s', async (wrong, field) => {
    const reply = await post('savevehicleinfo', { ...typed, ...wrong });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
  });

  it.each([
    { vehicleTotalSeatNumber: 1 },
    { vehicleTotalSeatNumber: 99 },
    { vehicleFuelType: 2, vehicleLpgValue: 10_000 },
    { vehicleUsageType: '027021', vehicleCommercialUsageType: '515', vehiclePurposeOfUsageType: 2 },
    { vehicleUsageType: '028022', vehicleCommercialUsageType: '512', vehiclePurposeOfUsageType: 2 },
    { licensePlateNo: '81 a 12345', licenseNo: 'abc 123 456', vehicleChassisNo: 'wba 3a5c50-df123456' },
    { vehicleRegistrationDate: '2026-11-21' },
  ])('is taken with %j', async (right) => {
    expect((await post('savevehicleinfo', { ...typed, ...right })).body.isSuccess).toBe(true);
  });

  it('is given its licence after the sale, and keeps everything else', async () => {
    await post('savevehicleinfo', typed);
    expect((await post('savelicence', { licenseNo: 'ab 123456' })).body.isSuccess).toBe(true);
    const { rows } = await backend.services.database.pool.query(
      'SELECT vehicle FROM visit_vehicles WHERE visit_id = $1',
      [visitId],
    );
    expect(rows).toMatchObject([{ vehicle: { licensePlateNo: '34ABC12', licenseNo: 'AB123456' } }]);
    const wrong = await post('savelicence', { licenseNo: '12' });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['licenseNo']]);
  });

  const policy = {
    currentInsuranceCompany: '12',
    currentInsurancePolicyAgentNo: '100200',
    currentInsurancePolicyNo: '30040050',
    currentInsurancePolicyRenewNo: '0',
  };
  const dated = (currentInsuranceStartDate: string, currentInsuranceExpiryDate: string) =>
    post('saveprepolicyinfo', { ...policy, currentInsuranceStartDate, currentInsuranceExpiryDate });

  it('F528 has a current policy whose dates lie within the last year', async () => {
    expect((await dated('2025-11-21', '2026-11-21')).body.isSuccess).toBe(true);
    for (const [start, end, field] of [
      ['2025-11-20', '2026-11-20', 'currentInsuranceStartDate'],
      ['2026-11-22', '2027-11-22', 'currentInsuranceStartDate'],
      ['2026-01-01', '2027-01-02', 'currentInsuranceExpiryDate'],
      ['2026-13-01', '2027-01-02', 'currentInsuranceStartDate'],
    ] as const) {
      const reply = await dated(start, end);
      expect([start, reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([start, 400, [field]]);
    }
  });

  it('is refused a current policy of a company that nobody knows', async () => {
    const reply = await post('saveprepolicyinfo', {
      ...policy,
      currentInsuranceCompany: '9999',
      currentInsuranceStartDate: '2026-01-01',
      currentInsuranceExpiryDate: '2027-01-01',
    });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, ['currentInsuranceCompany']]);
  });

  const choose = (...accessories: readonly (readonly [code: string, amount: number])[]) =>
    post('AddOrUpdateAccessories', { accessories: accessories.map(([code, amount]) => ({ code, amount })) });
  const stored = async () =>
    (
      await backend.services.database.pool.query(
        'SELECT code, amount FROM visit_accessories WHERE visit_id = $1 ORDER BY code',
        [visitId],
      )
    ).rows;

  it('F237 F521 M607 lists 34 accessories, and cable and battery for an electric vehicle', async () => {
    const listed = async (input: { fuelType?: string }) =>
      (await visitor.call('GET quoterequestapi/auto/getAccessories', input)).list as { code: string }[];
    const every = await listed({});
    expect([every.length, every.every(({ code }) => /^accessory[A-Z]/.test(code))]).toEqual([34, true]);
    const electric = (await listed({ fuelType: '3' })).map(({ code }) => code);
    expect(electric.slice(0, 2)).toEqual(['accessoryChargingCable', 'accessoryBattery']);
    expect(electric).toHaveLength(36);
  });

  it('F522 tells what a vehicle is worth, and null where the list ends', async () => {
    const worth = async (typeCode: string, modelYear: string) =>
      (
        (await visitor.call('GET quoterequestapi/auto/GetVehicleValue/{typeCode}/{modelYear}', { typeCode, modelYear }))
          .body.result as { vehicleValue: number | null }
      ).vehicleValue;
    expect(await worth('005103', '2019')).toBe(vehicleValue(findType('005', '103')!, 2019)! * 100);
    expect([await worth('005103', '1990'), await worth('999999', '2019')]).toEqual([null, null]);
  });

  it('F521 F238 keeps the accessories that were chosen last, each with its amount', async () => {
    await post('savevehicleinfo', typed);
    await choose(['accessoryAlarm', 500_000], ['accessoryRim', 1_000_000]);
    expect((await choose(['accessoryRim', 2_000_000])).body.isSuccess).toBe(true);
    expect(await stored()).toEqual([{ code: 'accessoryRim', amount: 2_000_000 }]);
    await choose();
    expect(await stored()).toEqual([]);
  });

  it.each([
    [9_900, 400],
    [10_000, 200],
    [10_000_000, 200],
    [10_000_100, 400],
    [10_050, 400],
  ])('F425 an accessory of %d kuruş is answered with %d', async (amount, status) => {
    await post('savevehicleinfo', typed);
    expect((await choose(['accessoryAlarm', amount])).status).toBe(status);
  });

  it('F426 M596 takes accessories up to a tenth of the value, and not one lira more', async () => {
    await post('savevehicleinfo', typed);
    const tenth = vehicleValue(findType('005', '103')!, 2019)! * 10;
    const upTo = (total: number) =>
      choose(['accessoryAlarm', 10_000_000], ['accessoryCamera', 10_000_000], ['accessoryRim', total - 20_000_000]);
    expect((await upTo(tenth)).status).toBe(200);
    const over = await upTo(tenth + 100);
    expect([over.status, over.body.fields]).toEqual([400, { accessoriesForm: accessoryPriceMessages.total }]);
    expect(await stored()).toHaveLength(3);
  });

  it.each([
    [
      'twice the same',
      [
        ['accessoryAlarm', 10_000],
        ['accessoryAlarm', 10_000],
      ],
    ],
    ['none of the list', [['accessoryYacht', 10_000]]],
    ['a charging cable of a car with petrol', [['accessoryChargingCable', 10_000]]],
  ] as const)('refuses accessories: %s', async (_, wrong) => {
    await post('savevehicleinfo', { ...typed, vehicleFuelType: 0 });
    expect((await choose(...wrong)).body.fields).toEqual({ accessoriesForm: expect.stringContaining('listeden') });
  });

  it('refuses accessories of a vehicle that was not stored', async () => {
    expect((await choose(['accessoryAlarm', 10_000])).body.fields).toEqual({
      accessoriesForm: 'Önce aracınızı kaydedin.',
    });
  });

  it.each([
    ['AUTO', 10, 'kasko'],
    ['ELECTRICVEHICLE', 10, 'kasko'],
    ['TRAFFIC', 53, 'traffic'],
  ] as const)('%s asks the register for the policy that it follows', async (line, branchId, kind) => {
    const asked = jest.spyOn(backend.ports.registries, 'vehicle');
    visitId = await visitor.visit(line, branchId);
    await post('getvehicleinfo', { licensePlateNo: '34ABC12' });
    expect(asked.mock.calls.map(([, of]) => of)).toEqual([kind]);
    asked.mockRestore();
  });

  it.each([
    ['no plate', '', null],
    ['a plate that the register does not know', '06YOK99', null],
    ['a policy that ended yesterday', '34ABC12', { startDate: '2025-11-20', expiryDate: '2026-11-20' }],
    ['a policy that begins tomorrow', '34ABC12', { startDate: '2026-11-22', expiryDate: '2027-11-22' }],
  ])('F448 refuses %s where a running traffic policy is needed', async (_what, licensePlateNo, dates) => {
    visitId = await visitor.visit('IMM', branchIdOf('IMM'));
    if (dates)
      backend.ports.vehicles.set('34ABC12', {
        state: 'found',
        value: { ...car, currentPolicy: { ...car.currentPolicy!, ...dates } },
      });
    expect((await post('checktrafficpolicy', { licensePlateNo })).body).toMatchObject({
      isSuccess: false,
      messageCode: expect.stringMatching(/^trafficPolicy/),
    });
  });

  it('F448 takes a traffic policy on its last day, and goes on while the register cannot be asked', async () => {
    visitId = await visitor.visit('IMM', branchIdOf('IMM'));
    backend.ports.vehicles.set('34ABC12', {
      state: 'found',
      value: { ...car, currentPolicy: { ...car.currentPolicy!, expiryDate: '2026-11-21' } },
    });
    expect((await post('checktrafficpolicy', { licensePlateNo: '34ABC12' })).body.isSuccess).toBe(true);
    backend.ports.vehicles.set('34ABC12', { state: 'unavailable' });
    expect((await post('checktrafficpolicy', { licensePlateNo: '34ABC12' })).body.isSuccess).toBe(true);
  });

  it('is electric in ELECTRICVEHICLE: lists hold no other, and no other is stored', async () => {
    visitId = await visitor.visit('ELECTRICVEHICLE', 10);
    const brands = (await post('GetBrandList')).list as { code: string }[];
    expect([brands.length > 0, brands.some(({ code }) => code === '002')]).toEqual([true, false]);
    expect((await post('getmodeltypelist', { brandCode: '003', modelYear: 2025 })).list).toEqual([
      { typeCode: '109', typeName: 'e-tron GT' },
    ]);
    const electric = { ...typed, vehicleBrand: '061', vehicleModelType: '101', vehicleModelYear: 2025 };
    expect((await post('savevehicleinfo', electric)).status).toBe(200);
    expect((await post('savevehicleinfo', typed)).body.fields).toEqual({
      vehicleModelType: expect.stringContaining('elektrikli değil'),
    });
  });
});
