import type { CallKey } from '@emsal/api/calls/table';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { proveVisit } from '../../testing/prove-visit';
import { samplePerson } from '../../testing/scripted-ports';
import { newIdentityNo, newPhoneNumber } from '../../testing/synthetic-numbers';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor, TestReply } from '../../testing/test-visitor';
import { captchaModule } from '../captcha/captcha';
import { otpModule } from '../otp/otp';
import { customerModule } from './customer';

type Name =
  | 'searchcustomerinfo'
  | 'querycustomerinfo'
  | 'queryandsearchcustomerinfo'
  | 'savecustomerinfo'
  | 'saveCustomerJob'
  | 'SaveEmail';
const shown = {
  isMasked: false,
  firstName: 'AYŞE',
  lastName: 'YILMAZ',
  companyName: '',
  cityCode: '34',
  districtCode: '3401',
  hasBirthDate: true,
  hasEmail: false,
};
const masked = { ...shown, isMasked: true, firstName: 'A***', lastName: 'Y***', cityCode: '', districtCode: '' };
const nothing = { ...masked, firstName: '', lastName: '', hasBirthDate: false };

const contact = { identityNo: '10000000078', phoneNumber: '5321234567' };

describe('the person of a visit', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  let visitId: string;
  let identityNo: string;
  let phoneNumber: string;
  beforeAll(async () => void (backend = await testApp([customerModule, otpModule, captchaModule])));
  beforeEach(async () => {
    visitor = await backend.visitor();
    visitId = await visitor.visit();
    [identityNo, phoneNumber] = [newIdentityNo(), newPhoneNumber()];
    backend.ports.persons.clear();
  });
  afterAll(() => backend.close());

  const post = (name: Name, rest: object = {}): Promise<TestReply> =>
    visitor.call(`POST quoterequestapi/sharedstep/${name}`, { visitId, ...rest } as never);
  const get = async (name: 'getCustomerJob' | 'getUserLastMail' | 'GetUserInformation') =>
    (await visitor.call(`GET quoterequestapi/sharedstep/${name}/{visitId}`, { visitId })).body.result;
  const store = (rest: object = {}) => post('savecustomerinfo', { identityNo, phoneNumber, ...rest });
  async function verify(): Promise<void> {
    await store();
    await proveVisit({ visitor, visitId, ports: backend.ports });
  }

  it.each([['searchcustomerinfo'], ['querycustomerinfo'], ['queryandsearchcustomerinfo']] as const)(
    'F205 F507 M443 M444 M445 %s answers masked until the one-time code, and whole after it',
    async (name) => {
      expect((await post(name, { identityNo })).body.result).toEqual(masked);
      await verify();
      expect((await post(name, { identityNo })).body.result).toEqual(shown);
    },
  );

  it('F553 M426 GetIdentityInfo answers the same', async () => {
    expect((await visitor.call('POST customer/GetIdentityInfo', { visitId, identityNo })).body.result).toEqual(masked);
  });

  it.each(['unknown', 'unavailable'] as const)(
    'has the same shape when the registry says %s, and the form goes on by hand',
    async (state) => {
      backend.ports.persons.set(identityNo, { state });
      for (const name of ['searchcustomerinfo', 'querycustomerinfo'] as const)
        expect((await post(name, { identityNo })).body).toMatchObject({ isSuccess: true, result: nothing });
    },
  );

  it('stays masked for every identity but the proven one', async () => {
    await verify();
    expect((await post('searchcustomerinfo', { identityNo: newIdentityNo() })).body.result).toEqual(masked);
  });

  it('F420 M346 is refused when identity and birth date do not belong together', async () => {
    backend.ports.persons.set(identityNo, { state: 'found', value: { ...samplePerson, birthDateMatches: false } });
    const reply = await post('querycustomerinfo', { identityNo, birthday: '1985-04-12' });
    expect(reply.body).toMatchObject({
      isSuccess: false,
      messageCode: 'identityNotMatchBirthDate',
      message: 'Kimlik numarası ile doğum tarihi eşleşmiyor. İkisini de kontrol edin.',
      fields: { birthday: expect.any(String) },
    });
  });

  it.each([
    ['searchcustomerinfo', { identityNo: '12345678901' }, 'identityNo'],
    ['querycustomerinfo', { identityNo: '10000000078', birthday: '1985-02-30' }, 'birthday'],
    ['savecustomerinfo', { identityNo: '10000000078', phoneNumber: '05321234567' }, 'phoneNumber'],
    ['savecustomerinfo', { ...contact, email: 'a@b\r\nBcc: c@d.example' }, 'email'],
    ['savecustomerinfo', { ...contact, birthday: '2023-13-01' }, 'birthday'],
    ['savecustomerinfo', { ...contact, name: 'A' }, 'name'],
    ['savecustomerinfo', { ...contact, surname: 'Y1LMAZ' }, 'surname'],
    ['savecustomerinfo', { ...contact, companyName: ' ' }, 'companyName'],
    ['savecustomerinfo', { ...contact, city: '82' }, 'city'],
    ['savecustomerinfo', { ...contact, district: '3499' }, 'district'],
  ] as const)('F507 M443 M444 M446 %s answers 400 and names the field of %j', async (name, rest, field) => {
    const reply = await post(name, rest);
    expect([reply.status, reply.body.messageCode, Object.keys(reply.body.fields ?? {})]).toEqual([
      400,
      'badBody',
      [field],
    ]);
  });

  it('F507 M444 M446 nobody is born tomorrow', async () => {
    const birthday = addDays(dayInTurkey(backend.clock.now()), 1);
    const { status, body } = await post('savecustomerinfo', { ...contact, birthday });
    expect([status, body.messageCode, Object.keys(body.fields ?? {})]).toEqual([400, 'badBody', ['birthday']]);
  });

  it('F507 M446 is stored with what was typed', async () => {
    expect(
      (await store({ birthday: '1985-04-12', email: 'ayse@ornek.example', city: '34', district: '3401' })).body,
    ).toMatchObject({ isSuccess: true });
    const { rows } = await backend.services.database.pool.query(
      'SELECT identity_no, phone_number, birthday, email, city FROM visit_persons WHERE visit_id = $1',
      [visitId],
    );
    expect(rows).toEqual([
      {
        identity_no: identityNo,
        phone_number: phoneNumber,
        birthday: '1985-04-12',
        email: 'ayse@ornek.example',
        city: '34',
      },
    ]);
  });

  it('F454 takes ten telephones of one identity over all visits and refuses the eleventh; a known one stays good', async () => {
    const phones = Array.from({ length: 11 }, newPhoneNumber);
    for (const phone of phones.slice(0, 10)) {
      visitor = await backend.visitor();
      visitId = await visitor.visit();
      expect((await store({ phoneNumber: phone })).body.isSuccess).toBe(true);
    }
    expect((await store({ phoneNumber: phones[10] })).body).toMatchObject({
      isSuccess: false,
      messageCode: 'phoneMaximumUse',
      fields: { phoneNumber: expect.any(String) },
    });
    expect((await store({ phoneNumber: phones[0] })).body.isSuccess).toBe(true);
  });

  it('F454 holds when twelve devices come with a new telephone at once', async () => {
    const visitors = await Promise.all(Array.from({ length: 12 }, () => backend.visitor()));
    const visits = await Promise.all(visitors.map((each) => each.visit()));
    const replies = await Promise.all(
      visitors.map((each, at) =>
        each.call('POST quoterequestapi/sharedstep/savecustomerinfo', {
          visitId: visits[at]!,
          identityNo,
          phoneNumber: newPhoneNumber(),
        }),
      ),
    );
    expect(replies.filter(({ body }) => body.isSuccess)).toHaveLength(10);
  });

  async function solved(): Promise<string> {
    const { challenge } = (await visitor.call('POST captcha/challenge', {})).body.result as { challenge: Challenge };
    return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
  }

  it('may ask about three identities in a visit, whatever call it uses; each further one costs a solved challenge', async () => {
    for (const name of ['searchcustomerinfo', 'querycustomerinfo', 'savecustomerinfo'] as const)
      expect((await post(name, { identityNo: newIdentityNo(), phoneNumber })).body.isSuccess).toBe(true);
    const fourth = newIdentityNo();
    expect((await post('searchcustomerinfo', { identityNo: fourth })).body).toMatchObject({
      isSuccess: false,
      messageCode: 'captchaRequired',
    });
    const captcha = await solved();
    expect((await post('searchcustomerinfo', { identityNo: fourth, captcha })).body.isSuccess).toBe(true);
    expect((await post('querycustomerinfo', { identityNo: fourth })).body.isSuccess).toBe(true);
    expect((await post('searchcustomerinfo', { identityNo: newIdentityNo(), captcha })).body.messageCode).toBe(
      'captchaFailed',
    );
  });

  it.each([
    ['ten from one device, whatever visits and tokens it makes', 10, { address: '127.0.0.1', sameDevice: true }],
    ['a hundred from one line, whatever devices it names', 100, { address: '203.0.113.9', sameDevice: false }],
  ])('may ask in a day about %s', async (_, free, { address, sameDevice }) => {
    const device = visitor.cookies.get('user-device-id')!;
    const ask = async () => {
      visitor = await backend.visitor();
      if (sameDevice) visitor.cookies.set('user-device-id', device);
      const opened = await visitor.visit();
      const headers = { 'x-forwarded-for': address };
      return visitor.call(
        'POST quoterequestapi/sharedstep/searchcustomerinfo',
        { visitId: opened, identityNo: newIdentityNo() },
        headers,
      );
    };
    for (let at = 0; at < free; at++) expect((await ask()).body).toMatchObject({ isSuccess: true });
    expect((await ask()).body).toMatchObject({ messageCode: 'captchaRequired' });
    backend.clock.advance(24 * 3600 + 1);
    expect((await ask()).body).toMatchObject({ isSuccess: true });
  });

  it('loses its proof with another identity or telephone', async () => {
    await verify();
    await store({ phoneNumber: newPhoneNumber() });
    expect((await visitor.call('POST quoterequestapi/sharedstep/isotprequired', { visitId })).body.result).toEqual({
      isOtpRequired: true,
    });
    expect((await post('searchcustomerinfo', { identityNo })).body.result).toEqual(masked);
  });

  it('F508 M447 M448 has an occupation of the list, or none', async () => {
    expect((await post('saveCustomerJob', { jobCode: '003' })).body).toMatchObject({
      isSuccess: false,
      messageCode: 'phoneMissing',
    });
    await store();
    expect(await get('getCustomerJob')).toEqual({ jobCode: null });
    expect((await post('saveCustomerJob', { jobCode: '003' })).body.isSuccess).toBe(true);
    expect((await post('saveCustomerJob', { jobCode: 'xyz' })).body).toMatchObject({
      isSuccess: false,
      messageCode: 'jobUnknown',
    });
    expect(await get('getCustomerJob')).toEqual({ jobCode: '003' });
  });

  it('F508 has the occupation of an earlier visit once proven, and not before', async () => {
    await verify();
    await post('saveCustomerJob', { jobCode: '003' });
    backend.clock.advance(61);
    visitor = await backend.visitor();
    visitId = await visitor.visit();
    await store();
    expect(await get('getCustomerJob')).toEqual({ jobCode: null });
    await verify();
    expect(await get('getCustomerJob')).toEqual({ jobCode: '003' });
  });

  it('F515 M452 shows telephone and mail masked until proven', async () => {
    await store({ email: 'ayse@ornek.example' });
    await post('searchcustomerinfo', {});
    expect([await get('getUserLastMail'), await get('GetUserInformation')]).toEqual([
      { email: null },
      { ...masked, phoneNumber: phoneNumber.replace(/^(...).....(..)$/, '0$1 *** ** $2'), email: 'a***@ornek.example' },
    ]);
    await verify();
    await post('SaveEmail', { email: 'ayse@ornek.example' });
    expect([await get('getUserLastMail'), await get('GetUserInformation')]).toEqual([
      { email: 'a***@ornek.example' },
      { ...shown, phoneNumber, email: 'ayse@ornek.example' },
    ]);
  });

  it('F516 M459 refuses a mail equal to the registered one, and says so only to the proven person', async () => {
    backend.ports.persons.set(identityNo, { state: 'found', value: { ...samplePerson, email: 'Ayse@ornek.example' } });
    await store();
    await post('searchcustomerinfo', {});
    expect((await post('SaveEmail', { email: 'ayse@ornek.example' })).body.isSuccess).toBe(true);
    await verify();
    expect((await post('SaveEmail', { email: 'ayse@ornek.example' })).body).toMatchObject({
      isSuccess: false,
      messageCode: 'emailSame',
    });
    expect((await post('SaveEmail', { email: 'yeni@ornek.example' })).body.isSuccess).toBe(true);
    expect((await post('SaveEmail', { email: 'yeni@' })).status).toBe(400);
    expect((await post('SaveEmail', { email: '' })).body).toMatchObject({
      isSuccess: false,
      messageCode: 'emailInvalid',
    });
  });

  it('F467 savecustomerinfo refuses the registered mail too, but not what the visit itself gave before', async () => {
    backend.ports.persons.set(identityNo, { state: 'found', value: { ...samplePerson, email: 'ayse@ornek.example' } });
    await store();
    await post('searchcustomerinfo', {});
    await verify();
    expect((await store({ email: 'AYSE@ornek.example' })).body).toMatchObject({
      isSuccess: false,
      messageCode: 'emailSame',
      fields: { email: expect.any(String) },
    });
    for (let time = 0; time < 2; time++)
      expect((await store({ email: 'yeni@ornek.example' })).body.isSuccess).toBe(true);
  });

  it.each([
    'GET quoterequestapi/sharedstep/getUserLastMail/{visitId}',
    'GET quoterequestapi/sharedstep/GetUserInformation/{visitId}',
    'GET quoterequestapi/sharedstep/getCustomerJob/{visitId}',
  ] as const)('F508 F515 M448 M452 %s answers 404 to another visitor', async (name: CallKey) => {
    const other = await backend.visitor();
    expect((await other.call(name, { visitId } as never)).status).toBe(404);
  });
});
