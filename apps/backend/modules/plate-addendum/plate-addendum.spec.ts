import type { CallKey, InputOf } from '@emsal/api/calls/table';
import { entryFilePath } from '@emsal/api/send-file';
import sharp from 'sharp';
import type { TestVisitor } from '../../testing/test-visitor';
import { registeredCar } from '../vehicle/testing/vehicle-visits';
import { accountWorld, type AccountWorld, type Buyer } from '../account/testing/account-world';
import { newBuyer } from '../account/testing/sign-in-runs';
import { captchaModule } from '../captcha/captcha';
import { entryModule } from '../entry/entry';
import { findPolicyOfOrder, setPolicyRisk } from '../policy/policy-store';
import { serviceProofModule } from '../service-proof/service-proof';
import { proveForService } from '../service-proof/testing/service-proofs';
import { askedFilesOf } from '../asked-files/asked-file-store';
import { requestsOfPolicy } from '../service-request/request-store';
import { serviceRequestModule } from '../service-request/service-request';
import { vehicleAddendumModule } from './plate-addendum';

const chassisNo = 'WBA3A5C50DF350350';
const picture = () =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: 'white' } })
    .png()
    .toBuffer();

describe('the plate of a vehicle that was insured without one', () => {
  let world: AccountWorld;
  beforeAll(async () => {
    const requests = serviceRequestModule(() => ({ insurerOf: () => undefined }));
    world = await accountWorld([captchaModule, entryModule, serviceProofModule, requests, vehicleAddendumModule]);
  }, 60_000);
  afterAll(() => world.backend.close());

  async function bought(by: Buyer, plate = '') {
    const { db } = world.backend.services;
    const { paymentId } = await world.buy(by, await world.browser());
    const { id, policyNo } = (await findPolicyOfOrder(db, paymentId))!;
    await setPolicyRisk(db, id, {
      kind: 'vehicle',
      version: 1,
      plate,
      chassisNo,
      usageType: '001001',
      provinceCode: '34',
    });
    return policyNo;
  }
  async function proven(by: Buyer): Promise<TestVisitor> {
    const browser = await world.backend.visitor();
    await proveForService(browser, by, world.backend.ports);
    return browser;
  }
  const call = async <K extends CallKey>(browser: TestVisitor, name: K, input: InputOf<K>) =>
    (await browser.call(name, input)).body;
  const has = (browser: TestVisitor) => call(browser, 'POST selfservice/Addendum/HasYKPlateAddendum', {});
  async function uploaded(browser: TestVisitor): Promise<string> {
    const sent = { method: 'POST', url: `/api/${entryFilePath('registration')}`, payload: await picture() } as const;
    const { body } = await browser.send({ ...sent, headers: { 'content-type': 'image/png' } });
    return (body.result as { uploadId: string }).uploadId;
  }
  const create = async (browser: TestVisitor, policyNo: string, change: object = {}) =>
    call(browser, 'POST selfservice/Addendum/CreateYKPlateAddendum', {
      policyNo,
      licensePlateNo: '06 eml 340',
      licenseNo: 'ac 340912',
      file: await uploaded(browser),
      ...change,
    });
  const registered = (chassis: string) =>
    world.backend.ports.vehicles.set('06EML340', { state: 'found', value: { ...registeredCar, chassisNo: chassis } });

  it('M474 M217 M218 finds the policies without a plate, of the person of the code only', async () => {
    const by = newBuyer();
    const policyNo = await bought(by);
    await bought(by, '34ABC12');
    const form = { licensePlateStatus: '0', plate1: '', plate2: '', plate3: '', licensePlateNo: '' };
    expect((await has(await proven(by))).result).toMatchObject({
      hasYKPlateAddendum: true,
      policies: [
        { policyNo, state: 'missing', vehicle: chassisNo, plate: { ...form, cityId: '34', usageType: '001001' } },
      ],
    });
    expect((await has(await proven(newBuyer()))).result).toEqual({ hasYKPlateAddendum: false, policies: [] });
    expect((await has(await world.backend.visitor())).messageCode).toBe('proofNeeded');
  });

  it('M473 goes to the insurer at once where the register knows the chassis under the plate', async () => {
    const by = newBuyer();
    const policyNo = await bought(by);
    registered(chassisNo);
    const send = vi.spyOn(world.backend.services.jobs, 'send').mockResolvedValue(null);
    const browser = await proven(by);
    expect(await create(browser, policyNo)).toMatchObject({
      isSuccess: true,
      result: {
        plate: { licensePlateStatus: '1', plate1: '06', plate2: 'EML', plate3: '340', licensePlateNo: '06EML340' },
        policies: [{ policyNo, state: 'atInsurer' }],
      },
    });
    expect(send.mock.calls.map(([name]) => name)).toEqual(['service.carryOut']);
    expect((await create(browser, policyNo)).messageCode).toBe('plateAsked');
  });

  it('M473 is checked by an employee where the register knows another chassis, for both policies of the vehicle', async () => {
    const by = newBuyer();
    const numbers = [await bought(by), await bought(by)];
    registered('WBA3A5C50DF999999');
    const browser = await proven(by);
    const { result } = await create(browser, numbers[0]!);
    const { policies } = result as { policies: { policyNo: string; state: string }[] };
    expect(policies.map(({ policyNo, state }) => `${policyNo} ${state}`).sort()).toEqual(
      numbers.map((policyNo) => `${policyNo} asked`).sort(),
    );
    expect((await has(browser)).result).toMatchObject({ policies: [{ state: 'asked' }, { state: 'asked' }] });
    const { db, database } = world.backend.services;
    const sql = 'SELECT id FROM policies WHERE policy_no = ANY($1)';
    for (const { id } of (await database.pool.query<{ id: string }>(sql, [numbers])).rows) {
      const [request] = await requestsOfPolicy(db, id, 'addendum');
      expect(request!.details).toMatchObject({ value: '06EML340', licenseNo: 'AC340912' });
      expect(await askedFilesOf(db, request!.id)).toMatchObject([{ kind: 'registration', state: 'received' }]);
    }
  });

  it.each([
    ['M367', { licensePlateNo: '99 EML 340' }, 'licensePlateNo'],
    ['M368', { licenseNo: '' }, 'licenseNo'],
    ['M369', { file: '' }, 'file'],
  ])('%s refuses %j at its field', async (_id, change, field) => {
    const by = newBuyer();
    const policyNo = await bought(by);
    const { fields } = await create(await proven(by), policyNo, change);
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });

  it('M473 is refused without a code, for another’s policy, and for an image of another browser', async () => {
    const by = newBuyer();
    const other = newBuyer();
    const policyNo = await bought(by);
    const browser = await proven(by);
    const strange = { file: await uploaded(await world.backend.visitor()) };
    expect((await create(await world.backend.visitor(), policyNo)).messageCode).toBe('proofNeeded');
    expect((await create(await proven(other), policyNo)).messageCode).toBe('plateNotMissing');
    expect((await create(browser, policyNo, strange)).messageCode).toBe('fileGone');
  });
});
