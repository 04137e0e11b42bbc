import { eq } from 'drizzle-orm';
import { greenCardCalls } from '@emsal/api/calls/green-card';
import type { CallKey, InputOf } from '@emsal/api/calls/table';
import type { CurrentPolicy, RegistryAnswer, RegistryVehicle } from '../../ports/ports';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestReply, TestVisitor } from '../../testing/test-visitor';
import { greenCardModule } from './green-card';
import { greenCards } from './tables';

const plateNo = '34ABC12';
const vehicleCall = 'POST quoterequestapi/greencard/saveVehicleGreenCardAsync';
const travelCall = 'POST quoterequestapi/greencard/saveTravelGreenCardAsync';
const cargoCall = 'POST quoterequest/greencard/savegreencardcargoasync';

/** The test clock shows 2026-11-21. */
const today = '2026-11-21';
const policy: CurrentPolicy = {
  companyCode: '12',
  policyNo: '30040050',
  agentNo: '100200',
  renewNo: '0',
  startDate: '2026-11-25',
  expiryDate: '2026-12-10',
};

describe('a green card', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  let visitId: string;
  beforeAll(async () => void (backend = await testApp([greenCardModule])));
  beforeEach(async () => {
    visitor = await backend.visitor();
    visitId = await visitor.visit('GREENCARD', 26);
    insured(policy);
  });
  afterAll(() => backend.close());

  const insured = (currentPolicy: CurrentPolicy | null) =>
    registered({ state: 'found', value: { licensePlateNo: plateNo, currentPolicy } as RegistryVehicle });
  const registered = (answer: RegistryAnswer<RegistryVehicle>) => backend.ports.vehicles.set(plateNo, answer);
  const send = <K extends CallKey & keyof typeof greenCardCalls>(call: K, change: Partial<InputOf<K>> = {}) =>
    visitor.call(call, { ...greenCardCalls[call].sample, visitId, ...change } as InputOf<K>);
  const travel = async (travelStartDate: string, travelEndDate: string): Promise<TestReply> => {
    await send(vehicleCall);
    return send(travelCall, { travelStartDate, travelEndDate });
  };
  const stored = async () =>
    (await backend.services.db.select().from(greenCards).where(eq(greenCards.visitId, visitId)))[0];

  it('F551 is sold for the countries of the green card system that accept one', async () => {
    const { list } = await visitor.call('GET quoterequestapi/greencard/getGreenCardDestinationAsync', {});
    expect(list).toContainEqual({ code: 'BG', name: 'Bulgaristan' });
    expect(list).not.toContainEqual(expect.objectContaining({ code: 'RU' }));
    expect(list).toHaveLength(45);
  });

  it('F552 stores vehicle and journey with a normalized plate', async () => {
    await send(vehicleCall, { licensePlateNo: '34 abc 12' });
    expect((await send(travelCall)).body).toMatchObject({ isSuccess: true });
    expect(await stored()).toMatchObject({
      licensePlateNo: plateNo,
      usageType: '001001',
      travelStartDate: '2026-11-28',
      countryId: 'BG',
    });
  });

  it.each([
    [{ licensePlateNo: '99 ABC 12' }, 'licensePlateNo'],
    [{ usageType: '999' }, 'usageType'],
  ])('refuses a vehicle with %j: 400 and the field %s', async (wrong, field) => {
    const reply = await send(vehicleCall, wrong);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('F446 starts today at the earliest and 60 days ahead at the latest', async () => {
    insured({ ...policy, startDate: today, expiryDate: '2027-11-21' });
    expect((await travel(today, '2026-12-01')).body.isSuccess).toBe(true);
    expect((await travel('2027-01-20', '2027-02-01')).body.isSuccess).toBe(true);
    for (const start of ['2026-11-20', '2027-01-21', '2026-11-31']) {
      const reply = await travel(start, '2027-02-01');
      expect([start, reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([start, 400, ['travelStartDate']]);
    }
  });

  it.each(['2026-11-28', '2027-11-29', '2026-13-01'])(
    'refuses %s as the end of a journey from 28.11.2026',
    async (end) => {
      const reply = await travel('2026-11-28', end);
      expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, ['travelEndDate']]);
    },
  );

  it('refuses a country that is not on the list', async () => {
    await send(vehicleCall);
    expect((await send(travelCall, { countryId: 'RU' })).body.fields).toHaveProperty('countryId');
  });

  it('F447 requires a traffic policy that covers the whole journey', async () => {
    expect((await travel('2026-11-25', '2026-12-10')).body.isSuccess).toBe(true);
    for (const [start, end, code, field] of [
      ['2026-11-24', '2026-12-10', 'trafficPolicyStartsLate', 'travelStartDate'],
      ['2026-11-25', '2026-12-11', 'trafficPolicyEndsEarly', 'travelEndDate'],
    ] as const) {
      const { body } = await travel(start, end);
      expect(body).toMatchObject({ isSuccess: false, messageCode: code, fields: { [field]: expect.any(String) } });
    }
  });

  it('F447 is refused without a traffic policy, and stores no journey', async () => {
    insured(null);
    expect((await travel('2026-11-28', '2026-12-05')).body).toMatchObject({
      isSuccess: false,
      messageCode: 'trafficPolicyMissing',
    });
    expect(await stored()).toMatchObject({ travelStartDate: null });
  });

  it('is accepted while the policy registry is unavailable', async () => {
    registered({ state: 'unavailable' });
    expect((await travel('2026-11-28', '2026-12-05')).body.isSuccess).toBe(true);
  });

  it('requires the vehicle before the journey', async () => {
    expect((await send(travelCall)).body.fields).toHaveProperty('licensePlateNo');
  });

  it('F519 stores the delivery address of the printed certificate, with a district of its province', async () => {
    expect((await send(cargoCall)).body.isSuccess).toBe(true);
    expect(await stored()).toMatchObject({ cargoCity: '34', cargoDistrict: '3419' });
    for (const [wrong, field] of [
      [{ district: '0601' }, 'district'],
      [{ address: 'kısa' }, 'address'],
      [{ address: 'a'.repeat(301) }, 'address'],
    ] as const) {
      const reply = await send(cargoCall, wrong);
      expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
    }
  });

  it.each([vehicleCall, travelCall, cargoCall] as const)('%s is not found for another visitor', async (call) => {
    const stranger = await backend.visitor();
    expect(
      (await stranger.call(call, { ...greenCardCalls[call].sample, visitId } as InputOf<typeof call>)).status,
    ).toBe(404);
  });
});
