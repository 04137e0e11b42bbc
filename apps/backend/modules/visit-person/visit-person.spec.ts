import type { CallKey } from '@emsal/api/calls/table';
import { addDays, addYears } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { samplePerson } from '../../testing/scripted-ports';
import { newIdentityNo, newPhoneNumber } from '../../testing/synthetic-numbers';
import { readPerson } from './visit-person-store';
import { masked, personVisits, shown } from './testing/person-visits';

const nothing = { ...masked, firstName: '', lastName: '', hasBirthDate: false };

const contact = { identityNo: '10000000078', phoneNumber: '5321234567' };

const given = personVisits();

describe('the person of a visit', () => {
  it.each([['searchcustomerinfo'], ['querycustomerinfo'], ['queryandsearchcustomerinfo']] as const)(
    'F205 F507 M184 M443 M444 M445 %s answers masked before the one-time code, and in full after it',
    async (name) => {
      expect((await given.post(name, { identityNo: given.identityNo })).body.result).toEqual(masked);
      await given.verify();
      expect((await given.post(name, { identityNo: given.identityNo })).body.result).toEqual(shown);
    },
  );

  it('F553 M426 GetIdentityInfo answers the same', async () => {
    expect(
      (
        await given.visitor.call('POST customer/GetIdentityInfo', {
          visitId: given.visitId,
          identityNo: given.identityNo,
        })
      ).body.result,
    ).toEqual(masked);
  });

  it.each(['unknown', 'unavailable'] as const)(
    'has the same shape when the registry answers %s, and is entered manually',
    async (state) => {
      given.backend.ports.persons.set(given.identityNo, { state });
      for (const name of ['searchcustomerinfo', 'querycustomerinfo'] as const)
        expect((await given.post(name, { identityNo: given.identityNo })).body).toMatchObject({
          isSuccess: true,
          result: nothing,
        });
    },
  );

  it('stays masked for every identity except the verified one', async () => {
    await given.verify();
    expect((await given.post('searchcustomerinfo', { identityNo: newIdentityNo() })).body.result).toEqual(masked);
  });

  it('after five wrong birth dates in a day over all visits, right and wrong get the same answer without the registry', async () => {
    const answers = (birthDateMatches: boolean) =>
      given.backend.ports.persons.set(given.identityNo, {
        state: 'found',
        value: { ...samplePerson, birthDateMatches },
      });
    const guess = async () => {
      given.visitor = await given.backend.visitor();
      given.visitId = await given.visitor.visit();
      return (await given.post('querycustomerinfo', { identityNo: given.identityNo, birthday: '1985-04-12' })).body;
    };
    answers(true);
    expect((await guess()).result).toEqual(masked);
    answers(false);
    const wrong = [await guess(), await guess(), await guess(), await guess(), await guess()];
    expect(wrong.map(({ messageCode }) => messageCode)).toEqual(wrong.map(() => 'identityNotMatchBirthDate'));
    const beyond = await guess();
    answers(true);
    expect([beyond, beyond.result]).toEqual([await guess(), nothing]);
    given.backend.clock.advance(24 * 3600 + 1);
    expect((await guess()).result).toEqual(masked);
  });

  it('five birth dates of twenty that arrive at once are compared', async () => {
    given.backend.ports.persons.set(given.identityNo, {
      state: 'found',
      value: { ...samplePerson, birthDateMatches: false },
    });
    const guesses = Array.from({ length: 20 }, () =>
      given.post('querycustomerinfo', { identityNo: given.identityNo, birthday: '1985-04-12' }),
    );
    const compared = (await Promise.all(guesses)).filter(
      ({ body }) => body.messageCode === 'identityNotMatchBirthDate',
    );
    expect(compared).toHaveLength(5);
  });

  it('F420 M346 is refused when identity and birth date do not match', async () => {
    given.backend.ports.persons.set(given.identityNo, {
      state: 'found',
      value: { ...samplePerson, birthDateMatches: false },
    });
    const reply = await given.post('querycustomerinfo', { identityNo: given.identityNo, birthday: '1985-04-12' });
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
    const reply = await given.post(name, rest);
    expect([reply.status, reply.body.messageCode, Object.keys(reply.body.fields ?? {})]).toEqual([
      400,
      'badBody',
      [field],
    ]);
  });

  it.each(['savecustomerinfo', 'querycustomerinfo', 'queryandsearchcustomerinfo'] as const)(
    'F416 F507 M444 M446 %s refuses a birth date in the future or over 120 years ago, whatever the registry knows',
    async (name) => {
      given.backend.ports.persons.set(contact.identityNo, { state: 'unknown' });
      const today = dayInTurkey(given.backend.clock.now());
      for (const birthday of [addDays(today, 1), addDays(addYears(today, -120), -1), '1985-02-30']) {
        const { status, body } = await given.post(name, { ...contact, birthday });
        expect([birthday, status, body.messageCode, body.fields]).toEqual([
          birthday,
          400,
          'badBody',
          { birthday: expect.stringMatching(/Tarih takvimde yok|^Doğum tarihinin/) },
        ]);
      }
      for (const birthday of [today, addYears(today, -120)])
        expect((await given.post(name, { ...contact, birthday })).body.isSuccess).toBe(true);
    },
  );

  it('F507 M446 is stored with what was typed', async () => {
    expect(
      (await given.store({ birthday: '1985-04-12', email: 'ayse@ornek.example', city: '34', district: '3401' })).body,
    ).toMatchObject({ isSuccess: true });
    expect(await readPerson(given.backend.services.db, given.visitId)).toMatchObject({
      identityNo: given.identityNo,
      phoneNumber: given.phoneNumber,
      birthday: '1985-04-12',
      email: 'ayse@ornek.example',
      city: '34',
    });
  });

  it('is unverified again after a change of identity or telephone', async () => {
    await given.verify();
    await given.store({ phoneNumber: newPhoneNumber() });
    expect(
      (await given.visitor.call('POST quoterequestapi/sharedstep/isotprequired', { visitId: given.visitId })).body
        .result,
    ).toEqual({
      isOtpRequired: true,
    });
    expect((await given.post('searchcustomerinfo', { identityNo: given.identityNo })).body.result).toEqual(masked);
  });

  it('F508 M447 M448 has an occupation from the list, or none', async () => {
    expect((await given.post('saveCustomerJob', { jobCode: '003' })).body).toMatchObject({
      isSuccess: false,
      messageCode: 'phoneMissing',
    });
    await given.store();
    expect(await given.get('getCustomerJob')).toEqual({ jobCode: null });
    expect((await given.post('saveCustomerJob', { jobCode: '003' })).body.isSuccess).toBe(true);
    expect((await given.post('saveCustomerJob', { jobCode: 'xyz' })).body).toMatchObject({
      isSuccess: false,
      messageCode: 'jobUnknown',
    });
    expect(await given.get('getCustomerJob')).toEqual({ jobCode: '003' });
  });

  it('F508 has the occupation of an earlier visit once verified, and not before', async () => {
    await given.verify();
    await given.post('saveCustomerJob', { jobCode: '003' });
    given.backend.clock.advance(61);
    given.visitor = await given.backend.visitor();
    given.visitId = await given.visitor.visit();
    await given.store();
    expect(await given.get('getCustomerJob')).toEqual({ jobCode: null });
    await given.verify();
    expect(await given.get('getCustomerJob')).toEqual({ jobCode: '003' });
  });

  it.each([
    'GET quoterequestapi/sharedstep/getUserLastMail/{visitId}',
    'GET quoterequestapi/sharedstep/GetUserInformation/{visitId}',
    'GET quoterequestapi/sharedstep/getCustomerJob/{visitId}',
  ] as const)('F508 F515 M448 M452 %s answers 404 to another visitor', async (name: CallKey) => {
    const other = await given.backend.visitor();
    expect((await other.call(name, { visitId: given.visitId } as never)).status).toBe(404);
  });
});
