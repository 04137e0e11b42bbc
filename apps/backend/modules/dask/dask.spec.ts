import { daskCalls } from '@emsal/api/calls/dask';
import type { InputOf } from '@emsal/api/calls/table';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { markVerified, readVisit } from '../visit/visit-store';
import { daskModule } from './dask';

const renewalCall = 'GET quoterequestapi/dask/getrenewalinfo/{policyNo}/{visitId}';
const checkCall = 'GET quoterequestapi/dask/checkRenewal/{uavtCode}/{visitId}';
const saveCall = 'POST quoterequestapi/dask/savedaskinfo';
const payeeCall = 'POST quoterequestapi/dask/savelosspayeeinfo';
const uavtCode = '2847193056';
const policyNo = '284719305';
/** The day of the test clock. */
const today = '2026-11-21';

describe('DASK', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  let visitId: string;
  beforeAll(async () => void (backend = await testApp([daskModule])));
  beforeEach(async () => {
    visitor = await backend.visitor();
    visitId = await visitor.visit('DASK', 37);
    backend.ports.daskPolicies.clear();
  });
  afterAll(() => backend.close());

  const running = (days: number) => {
    const expiryDate = addDays(today, days);
    const answer = { state: 'found', value: { policyNo, uavtCode, startDate: '2025-12-01', expiryDate } } as const;
    backend.ports.daskPolicies.set(policyNo, answer).set(uavtCode, answer);
  };
  const verify = () =>
    markVerified(backend.services.db, { visitId, at: backend.clock.now(), identityHash: 'key', phone: '5321234567' });
  const renew = () => visitor.call(renewalCall, { visitId, policyNo });
  const check = () => visitor.call(checkCall, { visitId, uavtCode });
  const answers = async () => (await readVisit(backend.services.db, visitId))!.answers;

  it('F536 answers the running policy of a number to a visitor who proved the telephone', async () => {
    running(20);
    expect((await renew()).body).toMatchObject({ isSuccess: false, messageCode: 'daskNotVerified' });
    await verify();
    expect((await renew()).body.result).toEqual({
      policyNo,
      uavtCode,
      policyEnd: '2026-12-11',
      daysLeft: 20,
      discountPercent: 20,
    });
  });

  it('F432 says at the field that a number is not found', async () => {
    await verify();
    const { body } = await renew();
    expect(body).toMatchObject({ isSuccess: false, messageCode: 'daskPolicyUnknown' });
    expect(body.fields).toEqual({ policyNo: expect.stringContaining('bulamadık') });
  });

  it.each([
    ['getrenewalinfo', 30, null],
    ['getrenewalinfo', 31, 'daskPolicyTooEarly'],
    ['checkRenewal', 0, null],
    ['checkRenewal', 30, null],
    ['checkRenewal', 31, 'daskInForce'],
  ])('F433 %s with %i days left is refused with %s', async (call, days, code) => {
    running(days);
    await verify();
    const { body } = await (call === 'checkRenewal' ? check() : renew());
    expect([body.isSuccess, body.messageCode]).toEqual([code === null, code]);
  });

  it('F537 checkRenewal tells a home without a policy, with one that ends soon, and an expired one apart', async () => {
    expect((await check()).body.result).toEqual({ status: 'none', policyNo: null, policyEnd: null, daysLeft: null });
    running(3);
    expect((await check()).body.result).toEqual({
      status: 'renewable',
      policyNo,
      policyEnd: '2026-11-24',
      daysLeft: 3,
    });
    running(-1);
    expect((await check()).body.result).toMatchObject({ status: 'none' });
  });

  it('goes on without the register by address, and says so by number', async () => {
    await verify();
    for (const key of [policyNo, uavtCode]) backend.ports.daskPolicies.set(key, { state: 'unavailable' });
    expect((await check()).body.result).toMatchObject({ status: 'unavailable' });
    expect((await renew()).body).toMatchObject({ isSuccess: false, messageCode: 'daskRegisterUnavailable' });
  });

  const save = (change: Partial<InputOf<typeof saveCall>> = {}) =>
    visitor.call(saveCall, { ...daskCalls[saveCall].sample, visitId, ...change });

  it('F538 stores the building normalised among the answers of the visit', async () => {
    expect((await save({ buildingArea: ' 1.250 ' })).body.isSuccess).toBe(true);
    expect(await answers()).toMatchObject({ buildingType: '4', buildingArea: '1250', floor: '4', payeeStatus: '0' });
  });

  it.each([
    ['buildingArea', '39'],
    ['buildingType', '1'],
    ['buildingAge', '5'],
    ['floorCount', '9'],
    ['floor', '99'],
    ['usageType', '0'],
    ['insurerTitle', '2'],
    ['payeeStatus', ''],
  ])('F430 refuses the invalid %s "%s": 400, the field named, nothing stored', async (field, value) => {
    const reply = await save({ [field]: value });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
    expect(await answers()).toEqual({});
  });

  const savePayee = (change: Partial<InputOf<typeof payeeCall>> = {}) =>
    visitor.call(payeeCall, { ...daskCalls[payeeCall].sample, visitId, ...change });

  it('F539 stores a bank with its branch, or a finance company without the bank', async () => {
    expect((await savePayee()).body.isSuccess).toBe(true);
    expect(await answers()).toMatchObject({ payeeType: '1', bankCode: '0010', branchCode: '00103423' });
    await savePayee({ payeeType: '2', financialCompanyCode: 'F05' });
    expect(await answers()).toMatchObject({ payeeType: '2', financialCompanyCode: 'F05', bankCode: '' });
  });

  it.each([
    ['a branch of another province', { branchCode: '00100601' }, 'branchCode'],
    ['a branch of another bank', { bankCode: '0012' }, 'branchCode'],
    ['a bank without branch', { branchCode: '' }, 'branchCode'],
    ['an unknown bank', { bankCode: '9999', branchCode: '00103423' }, 'bankCode'],
    [
      'a finance company that is not on the list',
      { payeeType: '2', financialCompanyCode: 'F99' },
      'financialCompanyCode',
    ],
    ['a kind that does not exist', { payeeType: '3' }, 'payeeType'],
  ])('refuses %s', async (_, change, field) => {
    const reply = await savePayee(change);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, expect.arrayContaining([field])]);
    expect(await answers()).toEqual({});
  });

  it.each([renewalCall, checkCall, saveCall, payeeCall] as const)(
    '%s is not found for another visitor',
    async (call) => {
      const stranger = await backend.visitor();
      expect((await stranger.call(call, { ...daskCalls[call].sample, visitId } as never)).status).toBe(404);
    },
  );

  it.each([saveCall, payeeCall] as const)('%s refuses the visit of another line', async (call) => {
    const other = await visitor.visit('HOME', 23);
    expect((await visitor.call(call, { ...daskCalls[call].sample, visitId: other } as never)).status).toBe(400);
    expect((await readVisit(backend.services.db, other))!.answers).toEqual({});
  });

  it.each(['284719305', '28471930567', '0847193056'])('rejects the address code %s', async (code) => {
    const url = `/api/quoterequestapi/dask/checkRenewal/${code}/${visitId}`;
    expect((await visitor.send({ method: 'GET', url })).status).toBe(400);
  });
});
