import { samplePerson } from '../../testing/scripted-ports';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { accountModule } from '../account/account';
import { newBuyer } from '../account/testing/sign-in-runs';
import { signedIn } from '../account/testing/signed-in';
import { assetModule } from '../asset/asset';
import { draftModule } from '../draft/draft';
import { otpModule } from '../otp/otp';
import { visitPersonModule } from '../visit-person/visit-person';
import { accountVehicleModule } from './account-vehicle';

const base = 'selfservice/customeraccount';
interface Vehicle {
  assetId: string;
  licensePlateNo: string;
}

describe('the registered vehicles of a customer', () => {
  let backend: TestApp;
  beforeAll(async () => {
    backend = await testApp([
      ...[accountModule, accountVehicleModule, assetModule],
      ...[draftModule, otpModule, visitPersonModule],
    ]);
  });
  beforeEach(() => {
    backend.ports.vehicles.clear();
    backend.ports.persons.clear();
  });
  afterAll(() => backend.close());

  const register = (licensePlateNo: string, expiryDate = '2026-01-01') => {
    const names = { licensePlateNo, modelYear: 2021, brandName: 'FIAT', typeName: 'Egea' };
    const value = { ...names, currentPolicy: { expiryDate } };
    backend.ports.vehicles.set(licensePlateNo, { state: 'found', value: value as never });
  };
  const enter = async (person: Partial<typeof samplePerson> = {}) => {
    const by = newBuyer();
    backend.ports.persons.set(by.identityNo, { state: 'found', value: { ...samplePerson, ...person } });
    const browser = await backend.visitor();
    return { by, browser, id: (await signedIn(backend, browser, by)).sealed };
  };
  const list = async ({ browser, id }: { browser: TestVisitor; id: string }) =>
    (await browser.call(`GET ${base}/getRegisteredVehicles/{id}`, { id })).list as Vehicle[];
  const ask = (browser: TestVisitor, assetId: string) =>
    browser.call(`POST ${base}/startVehicleOffer`, { assetId, line: 'AUTO' });

  it('M289 are those of the registry, for a customer with a first and last name', async () => {
    register('34EML128');
    register('06EML129', '2099-01-01');
    const who = await enter();
    const known = { assetId: expect.any(String), description: '2021 FIAT Egea' };
    expect(await list(who)).toEqual([
      { ...known, licensePlateNo: '34EML128', hasActivePolicy: false },
      { ...known, licensePlateNo: '06EML129', hasActivePolicy: true },
    ]);
  });

  it.each([
    ['M290 without one in the registry', {}, []],
    ['M291 without a last name', { lastName: '' }, ['34EML128']],
    ['M291 of a company', { firstName: '', lastName: '', companyName: 'Emsal Ltd.' }, ['34EML128']],
  ])('%s are none', async (_, person, plates) => {
    plates.forEach((plate) => register(plate));
    expect(await list(await enter(person))).toEqual([]);
  });

  it('are none while the registry is away', async () => {
    vi.spyOn(backend.ports.registries, 'vehiclesOf').mockResolvedValueOnce({ state: 'unavailable' });
    register('34EML128');
    expect(await list(await enter())).toEqual([]);
  });

  it('leave out what the customer removed from the list in a form', async () => {
    register('34EML128');
    const who = await enter();
    const { browser, by } = who;
    const visitId = await browser.visit();
    await browser.call('POST quoterequestapi/sharedstep/savecustomerinfo', { visitId, ...by });
    await browser.call('POST quoterequestapi/sharedstep/isotprequired', { visitId });
    const [{ assetId }] = (await list(who)) as [Vehicle];
    const removed = await browser.call('POST quoterequestapi/sharedstep/deleteCustomerAsset', { visitId, assetId });
    expect(removed.body.isSuccess).toBe(true);
    expect(await list(who)).toEqual([]);
  });

  it('begin a form with plate and person; nobody else’s does', async () => {
    register('34EML128');
    const who = await enter();
    const [{ assetId }] = (await list(who)) as [Vehicle];
    expect((await ask((await enter()).browser, assetId)).status).toBe(404);
    expect((await ask(who.browser, assetId)).body.result).toEqual({ formPath: '/kasko-sigortasi/form' });
    const visitId = who.browser.cookies.get('visit-10')!;
    const draft = await who.browser.call('GET quoterequestapi/draft/{visitId}', { visitId });
    expect(draft.body.result).toMatchObject({
      answers: {
        shortLicenseOwnerTcOrTaxNo: who.by.identityNo,
        phoneNumber: who.by.phoneNumber,
        licensePlateStatus: '1',
        licensePlateNo: '34EML128',
      },
    });
  });
});
