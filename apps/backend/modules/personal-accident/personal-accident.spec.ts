import { agesMessages } from '@emsal/validation/ages/ages-messages';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { visitPersonModule } from '../visit-person/visit-person';
import { personalAccidentModule } from './personal-accident';

const saveCall = 'POST quoterequestapi/personalaccident/savePersonalAccidentInfo';

describe('personal accident', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  let visitId: string;
  beforeAll(async () => void (backend = await testApp([personalAccidentModule, visitPersonModule])));
  beforeEach(async () => {
    visitor = await backend.visitor();
    visitId = await visitor.visit('PERSONALACCIDENT', 40);
  });
  afterAll(() => backend.close());

  const insure = (birthday: string) =>
    visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', {
      visitId,
      identityNo: '10000000078',
      phoneNumber: '5321234567',
      birthday,
    });
  const save = (licenceType: string) => visitor.call(saveCall, { visitId, licenceType });

  it('F550 accepts a kind of licence', async () => {
    await insure('1985-04-12');
    expect((await save('2')).body).toMatchObject({ isSuccess: true });
    expect((await save('4')).body).toMatchObject({ isSuccess: true });
  });

  it('F453 refuses persons of 65 years and older', async () => {
    await insure('1961-11-22');
    expect((await save('2')).body.isSuccess).toBe(true);
    await insure('1961-11-21');
    const { status, body } = await save('3');
    expect([status, body.fields]).toEqual([400, { birthdayInsured: agesMessages.accidentAge }]);
  });

  it('refuses a kind that is not on the list, and requires the insured person first', async () => {
    const fields = async (licenceType: string) => Object.keys((await save(licenceType)).body.fields ?? {});
    expect(await fields('2')).toEqual(['birthdayInsured']);
    await insure('1985-04-12');
    expect(await fields('9')).toEqual(['licenceType']);
  });

  it('refuses a sum that is not sold online', async () => {
    await insure('1985-04-12');
    const saved = (accidentSum: string) => visitor.call(saveCall, { visitId, licenceType: '2', accidentSum });
    expect((await saved('2.000.000')).body.isSuccess).toBe(true);
    expect(Object.keys((await saved('2000001')).body.fields ?? {})).toEqual(['accidentSum']);
  });

  it('is not found for another visitor', async () => {
    const stranger = await backend.visitor();
    expect((await stranger.call(saveCall, { visitId, licenceType: '2' })).status).toBe(404);
  });
});
