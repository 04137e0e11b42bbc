import type { InputOf } from '@emsal/api/calls/table';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { verifyVisit } from '../../testing/verify-visit';
import { newIdentityNo, newPhoneNumber } from '../../testing/synthetic-numbers';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestReply, TestVisitor } from '../../testing/test-visitor';
import { vehicleModule } from '../vehicle/vehicle';
import { visitPersonModule } from '../visit-person/visit-person';
import { otpModule } from '../otp/otp';
import { assetModule } from './asset';

const getAssets = 'GET quoterequestapi/sharedstep/getAssets/{visitId}';
const deleteAsset = 'POST quoterequestapi/sharedstep/deleteCustomerAsset';

interface Customer {
  visitor: TestVisitor;
  visitId: string;
}
const vehicle = (licensePlateNo: string): Omit<InputOf<'POST quoterequestapi/auto/savevehicleinfo'>, 'visitId'> => ({
  licensePlateStatus: 1,
  licensePlateNo,
  vehicleBrand: '005',
  vehicleModelYear: 2019,
  vehicleModelType: '103',
  vehicleFuelType: 0,
  vehiclePurposeOfUsageType: 1,
  vehicleUsageType: '001001',
  isDisabledVehicle: false,
  vehicleTotalSeatNumber: 5,
});

describe('the vehicles of a customer', () => {
  let backend: TestApp;
  let identityNo: string;
  beforeAll(async () => void (backend = await testApp([assetModule, vehicleModule, visitPersonModule, otpModule])));
  beforeEach(() => {
    identityNo = newIdentityNo();
    backend.ports.vehicles.clear();
  });
  afterAll(() => backend.close());

  async function open(): Promise<Customer> {
    const visitor = await backend.visitor();
    const visitId = await visitor.visit();
    await visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', {
      visitId,
      identityNo,
      phoneNumber: newPhoneNumber(),
    });
    return { visitor, visitId };
  }
  async function verify({ visitor, visitId }: Customer): Promise<void> {
    await verifyVisit({ visitor, visitId, ports: backend.ports });
    backend.clock.advance(3601); // past the hourly limit of codes
  }
  async function verifiedCustomer(): Promise<Customer> {
    const customer = await open();
    await verify(customer);
    return customer;
  }
  const assets = async ({ visitor, visitId }: Customer) =>
    (await visitor.call(getAssets, { visitId })).body.result as { assetId: string; licensePlateNo: string }[];
  const remove = ({ visitor, visitId }: Customer, assetId: string): Promise<TestReply> =>
    visitor.call(deleteAsset, { visitId, assetId });
  const visitWith = async (plate: string): Promise<Customer> => {
    const customer = await verifiedCustomer();
    await customer.visitor.call('POST quoterequestapi/auto/savevehicleinfo', {
      visitId: customer.visitId,
      ...vehicle(plate),
    });
    return customer;
  };
  const register = (licensePlateNo: string, expiryDate: string | null): void =>
    void backend.ports.vehicles.set(licensePlateNo, {
      state: 'found',
      value: {
        licensePlateNo,
        modelYear: 2021,
        brandName: 'FIAT',
        typeName: 'Egea',
        currentPolicy: expiryDate && { expiryDate },
      } as never,
    });

  it('F513 M450 come from the registry once the person is verified, and are empty before', async () => {
    register('34ABC12', '2027-01-01');
    const customer = await open();
    expect(await assets(customer)).toEqual([]);
    await verify(customer);
    expect(await assets(customer)).toEqual([
      {
        assetId: expect.any(String),
        licensePlateNo: '34ABC12',
        description: '2021 FIAT Egea',
        hasActivePolicy: true,
      },
    ]);
    const { visitor, visitId } = customer;
    expect((await visitor.call('GET quoterequestapi/draft/{visitId}', { visitId })).body.result).toMatchObject({
      isVerified: true,
      hasAssets: true,
    });
  });

  it("M450 F513 answer 404 in another visitor's visit", async () => {
    const { visitId } = await open();
    const other = await backend.visitor();
    expect((await other.call(getAssets, { visitId })).status).toBe(404);
  });

  it('include those of earlier visits, each once, without the vehicle of this visit', async () => {
    const first = await visitWith('34EVL01');
    expect(await assets(first)).toEqual([]);
    await visitWith('34EVL01');
    expect(await assets(await verifiedCustomer())).toMatchObject([
      { licensePlateNo: '34EVL01', description: '2019 BMW 320i', hasActivePolicy: false },
    ]);
  });

  it('exclude those of other persons', async () => {
    await visitWith('34EVL02');
    identityNo = newIdentityNo();
    expect(await assets(await verifiedCustomer())).toEqual([]);
  });

  it('F517 M460 deleteCustomerAsset removes a vehicle from the list for good', async () => {
    await visitWith('34EVL03');
    register('34REG03', null);
    const customer = await verifiedCustomer();
    for (const { assetId } of await assets(customer))
      expect((await remove(customer, assetId)).body).toMatchObject({ isSuccess: true, result: null });
    expect(await assets(customer)).toEqual([]);
    expect(await assets(await verifiedCustomer())).toEqual([]);
  });

  it('come back after removal with a later visit for the same vehicle', async () => {
    await visitWith('34EVL04');
    const customer = await verifiedCustomer();
    await remove(customer, (await assets(customer))[0]!.assetId);
    await visitWith('34EVL04');
    expect(await assets(await verifiedCustomer())).toMatchObject([{ licensePlateNo: '34EVL04' }]);
  });

  it('F470 M379 M575 deleteCustomerAsset is refused while the registry has an active policy', async () => {
    const customer = await verifiedCustomer();
    register('34REG05', dayInTurkey(backend.clock.now())); // it ends today
    const [asset] = await assets(customer);
    expect((await remove(customer, asset!.assetId)).body).toMatchObject({
      isSuccess: false,
      messageCode: 'assetHasPolicy',
      message: 'Bu aracın süren bir poliçesi var. Poliçe bitince listenizden silebilirsiniz.',
    });
    expect(await assets(customer)).toHaveLength(1);
  });

  it('F470 M379 deleteCustomerAsset is refused while a policy that the customer declared is in force', async () => {
    const { visitor, visitId } = await visitWith('34EVL06');
    await visitor.call('POST quoterequestapi/auto/saveprepolicyinfo', {
      visitId,
      currentInsuranceCompany: '12',
      currentInsurancePolicyAgentNo: '1',
      currentInsurancePolicyNo: '2',
      currentInsurancePolicyRenewNo: '0',
      currentInsuranceStartDate: '2025-12-14',
      currentInsuranceExpiryDate: '2026-12-14',
    });
    const customer = await verifiedCustomer();
    expect((await remove(customer, (await assets(customer))[0]!.assetId)).body.messageCode).toBe('assetHasPolicy');
  });

  it.each([
    ['an unknown asset', async (customer: Customer) => remove(customer, 'a'.repeat(22))],
    ['a visit that is not verified', async () => remove(await open(), 'a'.repeat(22))],
  ])('M460 deleteCustomerAsset is refused for %s', async (_, act) => {
    expect((await act(await verifiedCustomer())).body).toMatchObject({ isSuccess: false, messageCode: 'assetUnknown' });
  });

  it('M460 deleteCustomerAsset answers 404 in another visitor’s visit', async () => {
    const { visitId } = await verifiedCustomer();
    expect((await remove({ visitor: await backend.visitor(), visitId }, 'a'.repeat(22))).status).toBe(404);
  });
});
