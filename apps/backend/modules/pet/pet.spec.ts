import { petCalls } from '@emsal/api/calls/pet';
import type { InputOf } from '@emsal/api/calls/table';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { petModule } from './pet';

const breedsCall = 'GET quoterequestapi/pet/breeds/{code}';
const saveCall = 'POST quoterequestapi/pet/savepetinsurance';

/** The test clock shows 2026-11-21. */
describe('a pet', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  let visitId: string;
  beforeAll(async () => void (backend = await testApp([petModule])));
  beforeEach(async () => {
    visitor = await backend.visitor();
    visitId = await visitor.visit('PET', 187);
  });
  afterAll(() => backend.close());

  const save = (change: Partial<InputOf<typeof saveCall>> = {}) =>
    visitor.call(saveCall, { ...petCalls[saveCall].sample, visitId, ...change });

  it.each([
    ['1', 48, { code: 'C047', name: 'Türk Van Kedisi' }],
    ['2', 93, { code: 'D051', name: 'Kangal' }],
  ])('F547 the breeds of kind %s are %i, each with code and name', async (code, length, row) => {
    const { list } = await visitor.call(breedsCall, { code });
    expect(list).toHaveLength(length);
    expect(list).toContainEqual(row);
  });

  it('F547 a kind that does not exist has no breeds', async () => {
    expect((await visitor.call(breedsCall, { code: '3' })).list).toEqual([]);
    const rubbish = await visitor.send({ method: 'GET', url: '/api/quoterequestapi/pet/breeds/kedi' });
    expect([rubbish.status, rubbish.body.messageCode]).toEqual([400, 'badBody']);
  });

  it('F546 is accepted in any spelling', async () => {
    expect((await save()).body).toMatchObject({ isSuccess: true });
    expect((await save({ name: ' fındık  can ', chipNo: '900 123 456 789 012', color: '12' })).body.isSuccess).toBe(
      true,
    );
  });

  it.each([
    ['typeId', '3'],
    ['genderId', '3'],
    ['petName', ' '],
    ['color', '99'],
    ['birthDate', '2026-02-30'],
    ['chipNo', '12345'],
    ['breed', 'D999'],
  ])('refuses the invalid %s "%s": 400, the field named', async (field, value) => {
    const reply = await save({ [field === 'petName' ? 'name' : field]: value });
    expect([reply.status, reply.body.fields?.[field]]).toEqual([400, expect.any(String)]);
  });

  it('refuses a cat’s breed for a dog', async () => {
    expect((await save({ breed: 'C047' })).body.fields).toEqual({ breed: 'Irkını listeden seçin' });
  });

  it('explains why a banned breed is not insured', async () => {
    expect((await save({ breed: 'D067' })).body.fields).toEqual({ breed: expect.stringContaining('5199') });
  });

  it.each([
    ['F434', '2026-05-21', '6 aylık'],
    ['F435', '2016-11-21', '10 yaşındaki'],
  ])('%s refuses a pet that was born on %s', async (_, birthDate, words) => {
    expect((await save({ birthDate })).body.fields).toEqual({ birthDate: expect.stringContaining(words) });
  });

  it('is not found for another visitor', async () => {
    const stranger = await backend.visitor();
    expect((await stranger.call(saveCall, { ...petCalls[saveCall].sample, visitId })).status).toBe(404);
  });
});
