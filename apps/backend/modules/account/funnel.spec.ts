import type { InputOf } from '@emsal/api/calls/table';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { newPhoneNumber, newIdentityNo } from '../../testing/synthetic-numbers';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { visitPersonModule } from '../visit-person/visit-person';
import { draftModule } from '../draft/draft';
import { otpModule } from '../otp/otp';
import { accountModule } from './account';
import type { Buyer } from './testing/account-world';
import { newBuyer } from './testing/sign-in-runs';
import { signedIn } from './testing/signed-in';

type Opened = InputOf<'POST quoterequestapi/sharedstep/createfunnel'>;

describe('a signed-in customer in the funnel', () => {
  let backend: TestApp;
  let browser: TestVisitor;
  let by: Buyer;
  let customerId: string;
  beforeAll(async () => void (backend = await testApp([accountModule, visitPersonModule, otpModule, draftModule])));
  beforeEach(async () => {
    [browser, by] = [await backend.visitor(), newBuyer()];
    customerId = (await signedIn(backend, browser, by)).sealed;
  });
  afterAll(() => backend.close());

  const open = async (line: Partial<Opened> = {}) =>
    (
      await browser.call('POST quoterequestapi/sharedstep/createfunnel', {
        branchId: 37,
        line: 'DASK',
        typed: {},
        ...line,
      } as Opened)
    ).body.result as string;
  const draftOf = async (visitId: string) =>
    (await browser.call('GET quoterequestapi/draft/{visitId}', { visitId })).body.result;
  const isCodeAsked = async (change: Partial<Buyer> = {}) => {
    const visitId = await open();
    await browser.call('POST quoterequestapi/sharedstep/savecustomerinfo', { visitId, ...by, ...change });
    return (await browser.call('POST quoterequestapi/sharedstep/isotprequired', { visitId })).body.result;
  };
  const person = () => ({
    titleDeedTcOrTaxNo: by.identityNo,
    phoneNumber: by.phoneNumber,
    birthdayOwnerTitle: '1985-04-12',
  });

  it('F016 finds the form filled with the person of the account, under the names of the line, without consents', async () => {
    expect(await draftOf(await open())).toMatchObject({ answers: person(), completedSteps: [], isVerified: false });
    expect(((await draftOf(await open())) as { answers: object }).answers).not.toHaveProperty('marketingConfirm');
    const travel = await draftOf(await open({ branchId: 29, line: 'TRAVEL' }));
    expect(travel).toMatchObject({ answers: { insuredTcNo: by.identityNo, birthdayInsured: '1985-04-12' } });
  });

  it('M178 tells the account the occupation, until the account is told one', async () => {
    const visitId = await open();
    await browser.call('POST quoterequestapi/sharedstep/savecustomerinfo', { visitId, ...by });
    await browser.call('POST quoterequestapi/sharedstep/isotprequired', { visitId });
    await browser.call('POST quoterequestapi/sharedstep/saveCustomerJob', { visitId, jobCode: '012' });
    const jobInfo = async () => {
      const name = 'GET selfservice/customeraccount/getCustomerInfo/{customerId}';
      return ((await browser.call(name, { customerId })).body.result as { jobInfo: unknown }).jobInfo;
    };
    const sergeant = { jobName: 'Uzman Erbaş', jobDesc: 'En çok %10 kasko indirimi' };
    expect(await jobInfo()).toEqual({ jobCode: '012', ...sergeant, sourceId: 2 });
    await browser.call('POST selfservice/customeraccount/savecustomer', { jobCode: '002' });
    expect(await jobInfo()).toEqual({ jobCode: '002', jobName: 'Aşçı', jobDesc: '', sourceId: 1 });
  });

  it('F016 finds the form filled with the occupation that the account was told', async () => {
    await browser.call('POST selfservice/customeraccount/savecustomer', { jobCode: '003' });
    expect(await draftOf(await open({ branchId: 10, line: 'AUTO' }))).toMatchObject({ answers: { jobCode: '003' } });
    expect(await draftOf(await open())).toMatchObject({ answers: expect.not.objectContaining({ jobCode: '003' }) });
  });

  it('F016 is asked for no code for a telephone of the account, and for one for any other person or telephone', async () => {
    expect(await isCodeAsked()).toEqual({ isOtpRequired: false });
    expect(backend.ports.sentSms).toEqual([]);
    expect(await isCodeAsked({ phoneNumber: newPhoneNumber() })).toEqual({ isOtpRequired: true });
    expect(await isCodeAsked({ identityNo: newIdentityNo() })).toEqual({ isOtpRequired: true });
  });

  it('is a stranger again after signing out', async () => {
    await isCodeAsked();
    await browser.call('POST selfservice/customeraccount/logout', {});
    browser.cookies.delete(cookieTable.customerId.name);
    expect(await isCodeAsked()).toEqual({ isOtpRequired: true });
  });

  it('keeps the person for whom the browser has just asked offers', async () => {
    const child = newIdentityNo();
    await open({ typed: { titleDeedTcOrTaxNo: child, phoneNumber: by.phoneNumber } });
    backend.clock.advance(1);
    expect(await draftOf(await open())).toMatchObject({ answers: { titleDeedTcOrTaxNo: child } });
  });

  it('has the address of the account registered, so that it is not given again', async () => {
    await browser.call('POST selfservice/customeraccount/savecustomer', { email: 'ayse@ornek.example' });
    const visitId = await open();
    await browser.call('POST quoterequestapi/sharedstep/savecustomerinfo', { visitId, ...by });
    await browser.call('POST quoterequestapi/sharedstep/isotprequired', { visitId });
    const mail = await browser.call('GET quoterequestapi/sharedstep/getUserLastMail/{visitId}', { visitId });
    expect(mail.body.result).toEqual({ email: 'a***@ornek.example' });
  });
});
