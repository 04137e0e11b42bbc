import { phoneCalls } from '@emsal/api/calls/phone';
import type { InputOf } from '@emsal/api/calls/table';
import type { RegistryAnswer, RegisteredDevice } from '../../ports/ports';
import { sampleDevice } from '../../testing/scripted-ports';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { readVisit } from '../visit/visit-store';
import { phoneModule } from './phone';

const modelsCall = 'GET quoterequestapi/phone/getphonemodellist/{brandCode}';
const saveCall = 'POST quoterequestapi/phone/savephoneinfo';
const imei = '352099001761481';

/** The test clock shows 2026-11-21. */
describe('a telephone', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  let visitId: string;
  beforeAll(async () => void (backend = await testApp([phoneModule])));
  beforeEach(async () => {
    visitor = await backend.visitor();
    visitId = await visitor.visit('PHONE', 186);
    backend.ports.devices.clear();
  });
  afterAll(() => backend.close());

  const save = (change: Partial<InputOf<typeof saveCall>> = {}) =>
    visitor.call(saveCall, { ...phoneCalls[saveCall].sample, visitId, ...change });
  const answers = async () => (await readVisit(backend.services.db, visitId))!.answers;
  const register = (change: Partial<RegisteredDevice>) =>
    backend.ports.devices.set(imei, { state: 'found', value: { imei, ...sampleDevice, ...change } });

  it('F529 lists the brands by name, and the models of one', async () => {
    const brands = (await visitor.call('GET quoterequestapi/phone/getphonebrandlist', {})).list as { name: string }[];
    expect(brands).toContainEqual({ code: 'P01', name: 'Apple' });
    expect(brands.map(({ name }) => name)).toEqual(
      brands.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'tr')),
    );
    const models = (await visitor.call(modelsCall, { brandCode: 'P01' })).list;
    expect(models).toContainEqual({ code: '010', name: 'iPhone 15 128 GB', median: 4_800_000 });
  });

  it('F529 an unknown brand has no models, and rubbish is refused', async () => {
    expect((await visitor.call(modelsCall, { brandCode: 'P99' })).list).toEqual([]);
    const rubbish = await visitor.send({ method: 'GET', url: '/api/quoterequestapi/phone/getphonemodellist/p%201' });
    expect(rubbish.status).toBe(400);
  });

  it('F258 F530 stores the telephone with what the register says, and answers Success and Message', async () => {
    register({ boughtOn: '2024-02-29', condition: 'secondHand' });
    const { body } = await save({ phoneImeiNo: '35-209900-176148-1' });
    expect(body).toMatchObject({ isSuccess: true, result: { Success: true, Message: expect.stringMatching(/./) } });
    expect(await answers()).toMatchObject({
      phoneBrand: 'P01',
      phoneModel: '010',
      phoneImeiNo: imei,
      warrantyOver: '0',
      deviceBoughtOn: '2024-02-29',
      deviceCondition: 'secondHand',
    });
  });

  it.each([
    ['phoneImeiNo', '35209900176148'],
    ['phoneImeiNo', '3520990017614810'],
    ['phoneImeiNo', '352099001761482'],
    ['phoneBrand', 'P99'],
    ['phoneModel', '999'],
    ['phoneModel', ''],
    ['warrantyOver', '2'],
  ])('refuses the invalid %s "%s": 400, the field named, nothing stored', async (field, value) => {
    const reply = await save({ [field]: value });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, expect.arrayContaining([field])]);
    expect(await answers()).toEqual({});
  });

  it('refuses another brand’s model', async () => {
    expect(Object.keys((await save({ phoneBrand: 'P04' })).body.fields!)).toEqual(['phoneModel']);
  });

  const unavailable: RegistryAnswer<RegisteredDevice> = { state: 'unavailable' };
  it.each([
    ['deviceUnregistered', { state: 'unknown' } as const],
    ['deviceInsured', { isInsured: true }],
    ['deviceReported', { isReported: true }],
    ['deviceTooOld', { boughtOn: '2023-11-20' }],
  ])('refuses with %s what the register says against it', async (code, said) => {
    if ('state' in said) backend.ports.devices.set(imei, said);
    else register(said);
    const { body } = await save();
    expect(body).toMatchObject({ isSuccess: false, messageCode: code, fields: { phoneImeiNo: body.message } });
    expect(await answers()).toEqual({});
  });

  it('insures a telephone of exactly 36 months', async () => {
    register({ boughtOn: '2023-11-21' });
    expect((await save()).body.isSuccess).toBe(true);
  });

  it('goes on without the register, and forgets what it said before', async () => {
    register({});
    await save();
    backend.ports.devices.set(imei, unavailable);
    expect((await save()).body.isSuccess).toBe(true);
    expect(await answers()).toMatchObject({ deviceBoughtOn: '', deviceCondition: '' });
    expect(backend.log.join('')).toContain('device register unavailable');
    expect(backend.log.join('')).not.toContain(imei);
  });

  it('is not stored in another line’s visit', async () => {
    visitId = await visitor.visit('HOME', 23);
    expect((await save()).status).toBe(400);
    expect(await answers()).toEqual({});
  });

  it('is not found for another visitor', async () => {
    const stranger = await backend.visitor();
    expect((await stranger.call(saveCall, { ...phoneCalls[saveCall].sample, visitId })).status).toBe(404);
  });
});
