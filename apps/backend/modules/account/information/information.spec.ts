import { samplePerson } from '../../../testing/scripted-ports';
import { newIdentityNo } from '../../../testing/synthetic-numbers';
import type { TestVisitor } from '../../../testing/test-visitor';
import { newBuyer, signInRuns } from '../testing/sign-in-runs';

const given = signInRuns();
const base = 'selfservice/customeraccount';
const read = async (visitor: TestVisitor, customerId: string) =>
  (await visitor.call(`GET ${base}/getCustomerInfo/{customerId}`, { customerId })).body.result;

/** The specification's fields; those of other names are `name`, `surname`, `birthday`, `city`, `district` (decision 006). */
const fields = [
  ...['customerId', 'identityNo', 'isEntityTc', 'phone', 'otherPhoneList', 'email', 'emailVerificationStatus'],
  ...[
    'firstName',
    'lastName',
    'companyName',
    'birthDate',
    'cityCode',
    'districtCode',
    'jobInfo',
    'loginId',
    'lastLogin',
  ],
  ...['isPermissionEmail', 'isPermissionSms', 'isPermissionPhone', 'isMarket'],
];

describe('the personal information of a customer', () => {
  it('M515 M183 M180 is what the registry told, with the identity masked', async () => {
    const visitor = await given.backend.visitor();
    const by = newBuyer();
    const customerId = await given.signIn(visitor, by, { isNew: true, email: 'ayse@ornek.example' });
    expect(await read(visitor, customerId)).toMatchObject({
      identityNo: `${by.identityNo.slice(0, 3)}******${by.identityNo.slice(-2)}`,
      isEntityTc: true,
      firstName: 'AYŞE',
      lastName: 'YILMAZ',
      birthDate: '1985-04-12',
      email: 'ayse@ornek.example',
      cityCode: '34',
      jobInfo: null,
      isPermissionEmail: false,
      emailVerificationStatus: false,
      missing: [],
    });
  });

  it('M503 M347 is changed by its customer; the same e-mail is refused', async () => {
    const visitor = await given.backend.visitor();
    const customerId = await given.signIn(visitor, newBuyer());
    const save = async (change: object) => (await visitor.call(`POST ${base}/savecustomer`, change)).body;
    expect(await save({ email: 'ayse@ornek.example', jobCode: '003' })).toMatchObject({ isSuccess: true });
    expect(await save({ email: 'AYSE@ornek.example' })).toMatchObject({ messageCode: 'emailSame' });
    expect(await save({ email: 'ayse', cityCode: '99' })).toMatchObject({
      fields: { email: expect.any(String), cityCode: expect.any(String) },
    });
    expect(await read(visitor, customerId)).toMatchObject({ jobInfo: { jobCode: '003', jobName: 'Akademisyen' } });
  });

  it('M177 stands whole in the calls of the account and of the sign-in', async () => {
    const visitor = await given.backend.visitor();
    const by = newBuyer();
    await given.start(visitor, by);
    const { seance } = await given.status(visitor);
    await given.enter(visitor, given.codeTo(by.phoneNumber));
    await given.birthDate(visitor);
    const opened = (await given.logIn(visitor)).result as { customerId: string };
    const of = { customerId: opened.customerId };
    const telephones = await visitor.call(`GET ${base}/getCustomerPhoneList/{customerId}`, of);
    const identities = await visitor.call(`GET ${base}/GetCustomerIdentityList/{customerId}`, of);
    expect([seance, telephones.list, identities.list, visitor.cookies.get('customerIdEncrypter')]).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}$/),
      [expect.objectContaining({ phoneEncrypter: expect.any(String) })],
      [expect.objectContaining({ identityNo: expect.any(String) })],
      expect.any(String),
    ]);
    const whole = { ...opened, ...((await read(visitor, opened.customerId)) as object) };
    expect(Object.keys(whole)).toEqual(expect.arrayContaining(fields));
  });

  it('M508 M532 is filled in where it is missing only', async () => {
    const visitor = await given.backend.visitor();
    const by = newBuyer();
    const value = { ...samplePerson, cityCode: '', districtCode: '' };
    given.backend.ports.persons.set(by.identityNo, { state: 'found', value });
    const customerId = await given.signIn(visitor, by);
    expect(await read(visitor, customerId)).toMatchObject({ missing: ['address'] });
    const change = { firstName: 'Başka', cityCode: '34', districtCode: '3401' };
    const { body } = await visitor.call(`POST ${base}/updateCustomerMissingInformation`, change);
    expect(body).toMatchObject({ isSuccess: true, result: { missing: [] } });
    expect(await read(visitor, customerId)).toMatchObject({ firstName: 'AYŞE', cityCode: '34' });
  });

  it('M300 M523 names the other identities of the login, masked', async () => {
    const visitor = await given.backend.visitor();
    const by = newBuyer();
    await given.signIn(visitor, by);
    given.backend.clock.advance(61);
    const customerId = await given.signIn(visitor, { ...by, identityNo: newIdentityNo() });
    const { list } = await visitor.call(`GET ${base}/GetCustomerIdentityList/{customerId}`, { customerId });
    expect(list).toMatchObject([
      { name: 'AYŞE YILMAZ', isCurrent: false },
      { name: 'AYŞE YILMAZ', isCurrent: true },
    ]);
  });
});
