import { travelCalls } from '@emsal/api/calls/travel';
import type { InputOf } from '@emsal/api/calls/table';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { visitPersonModule } from '../visit-person/visit-person';
import { travelModule } from './travel';

const saveCall = 'POST quoterequestapi/travel/savetravelhealthinsurance';
const { visitId: _, ...sample } = travelCalls[saveCall].sample;
/** The test clock shows 2026-11-21. */
const adult = '1985-04-12';
const child = '2008-11-22';
const identityNo = '31827465062';
const parent = {
  parentIdentityNo: '10000000078',
  parentBirthDate: '1985-04-12',
  parentName: 'Ayşe',
  parentSurname: 'Yılmaz',
};

describe('travel health', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  let visitId: string;
  beforeAll(async () => void (backend = await testApp([travelModule, visitPersonModule])));
  beforeEach(async () => {
    visitor = await backend.visitor();
    visitId = await visitor.visit('TRAVEL', 29);
  });
  afterAll(() => backend.close());

  const insure = (birthday: string) =>
    visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', {
      visitId,
      identityNo,
      phoneNumber: '5321234567',
      birthday,
    });
  const save = (change: Partial<InputOf<typeof saveCall>> = {}) =>
    visitor.call(saveCall, { ...sample, visitId, ...change });
  const refusedFields = async (change: Partial<InputOf<typeof saveCall>>) => {
    const { status, body } = await save(change);
    return [status, ...Object.keys(body.fields ?? {})];
  };

  it.each([
    ['F548', 'GET quoterequestapi/travel/destinations', { code: '1', name: 'Schengen ülkeleri' }],
    ['F548', 'GET quoterequestapi/travel/travelReasons', { code: '2', name: 'İş' }],
    ['F548', 'GET quoterequestapi/travel/sportingActivities', { code: '03', name: 'Tüplü dalış' }],
  ] as const)('%s %s has its list', async (_id, call, row) => {
    expect((await visitor.call(call, {})).list).toContainEqual(row);
  });

  it('F548 has the countries of a destination, and none of an unknown one', async () => {
    const countries = async (code: string) =>
      (await visitor.call('GET quoterequestapi/travel/countriesByParentId/{code}', { code })).list;
    expect(await countries('1')).toContainEqual({ code: 'IT', name: 'İtalya' });
    expect(await countries('1')).not.toContainEqual(expect.objectContaining({ code: 'US' }));
    expect(await countries('9')).toEqual([]);
  });

  it('F549 accepts the journey of an adult, with a sport or without one', async () => {
    await insure(adult);
    expect((await save()).body).toMatchObject({ isSuccess: true });
    const abroad = await save({ hasSportiveActivity: false, travelDestination: '4', countryId: 'US' });
    expect(abroad.body).toMatchObject({ isSuccess: true });
  });

  it('F549 accepts the parent of a child, and ignores an adult’s', async () => {
    await insure(child);
    expect((await save(parent)).body).toMatchObject({ isSuccess: true });
    await insure(adult);
    expect((await save(parent)).body).toMatchObject({ isSuccess: true });
  });

  it('M374 M375 of a child among children it takes the journey first, then a parent who is an adult and another person', async () => {
    await insure(child);
    expect((await save()).body).toMatchObject({ isSuccess: true });
    const { parentIdentityNo } = parent;
    expect(await refusedFields({ parentIdentityNo })).toEqual([400, ...Object.keys(parent).slice(1)]);
    expect(await refusedFields({ ...parent, parentBirthDate: '2008-11-22' })).toEqual([400, 'parentBirthDate']);
    expect(await refusedFields({ ...parent, parentIdentityNo: identityNo })).toEqual([400, 'parentIdentityNo']);
  });

  it('accepts who travels along by birth date, and names what is wrong of each', async () => {
    await insure(adult);
    const spouse = { birthDate: '1986-05-02' };
    expect((await save({ travellers: [spouse] })).body).toMatchObject({ isSuccess: true });
    const wrong = [spouse, { birthDate: '2027-01-01' }, { birthDate: '' }];
    expect(await refusedFields({ travellers: wrong })).toEqual([
      400,
      'travellers.1.birthDate',
      'travellers.2.birthDate',
    ]);
  });

  it('M375 an adult beside a child buys: their number is asked, and another one than the child’s', async () => {
    await insure(child);
    const grown = { birthDate: '1986-05-02', identityNo: '20000000046' };
    expect((await save({ travellers: [grown] })).body).toMatchObject({ isSuccess: true });
    for (const number of ['', identityNo])
      expect(await refusedFields({ travellers: [{ ...grown, identityNo: number }] })).toEqual([
        400,
        'travellers.0.identityNo',
      ]);
  });

  it.each([
    [{ travelStartDate: '2026-11-20' }, ['travelStartDate']],
    [{ travelStartDate: '2026-11-31' }, ['travelStartDate']],
    [{ travelEndDate: '2026-11-28' }, ['travelEndDate']],
    [{ travelEndDate: '2027-11-29' }, ['travelEndDate']],
    [{ travelDestination: '9' }, ['travelDestination', 'countryId']],
    [{ countryId: 'US' }, ['countryId']],
    [{ reasonTravelId: '99' }, ['reasonTravelId']],
    [{ selectedSportingActivity: '99' }, ['selectedSportingActivity']],
    [{ selectedSportingActivity: undefined }, ['selectedSportingActivity']],
  ])('refuses a journey with %j: 400 and %j', async (wrong, fields) => {
    await insure(adult);
    expect(await refusedFields(wrong)).toEqual([400, ...fields]);
  });

  it('requires the insured person before the journey', async () => {
    expect(await refusedFields({})).toEqual([400, 'birthdayInsured']);
  });

  it('is not found for another visitor', async () => {
    await insure(adult);
    const stranger = await backend.visitor();
    expect((await stranger.call(saveCall, { ...sample, visitId })).status).toBe(404);
  });
});
