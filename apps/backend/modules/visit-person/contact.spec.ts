import { samplePerson } from '../../testing/scripted-ports';
import { newPhoneNumber } from '../../testing/synthetic-numbers';
import { masked, personVisits, shown } from './testing/person-visits';

const given = personVisits();

describe('the person of a visit', () => {
  it('F454 accepts ten telephones of one identity over all visits and refuses the eleventh; a known one stays valid', async () => {
    const phones = Array.from({ length: 11 }, newPhoneNumber);
    for (const phone of phones.slice(0, 10)) {
      given.visitor = await given.backend.visitor();
      given.visitId = await given.visitor.visit();
      expect((await given.store({ phoneNumber: phone })).body.isSuccess).toBe(true);
    }
    expect((await given.store({ phoneNumber: phones[10] })).body).toMatchObject({
      isSuccess: false,
      messageCode: 'phoneMaximumUse',
      fields: { phoneNumber: expect.any(String) },
    });
    expect((await given.store({ phoneNumber: phones[0] })).body.isSuccess).toBe(true);
  });

  it('F454 accepts ten of twelve new telephones that arrive concurrently', async () => {
    const visitors = await Promise.all(Array.from({ length: 12 }, () => given.backend.visitor()));
    const visits = await Promise.all(visitors.map((each) => each.visit()));
    const replies = await Promise.all(
      visitors.map((each, at) =>
        each.call('POST quoterequestapi/sharedstep/savecustomerinfo', {
          visitId: visits[at]!,
          identityNo: given.identityNo,
          phoneNumber: newPhoneNumber(),
        }),
      ),
    );
    expect(replies.filter(({ body }) => body.isSuccess)).toHaveLength(10);
  });

  it('F515 M452 shows telephone and e-mail masked until verified', async () => {
    await given.store({ email: 'ayse@ornek.example' });
    await given.post('searchcustomerinfo', {});
    expect([await given.get('getUserLastMail'), await given.get('GetUserInformation')]).toEqual([
      { email: null },
      {
        ...masked,
        phoneNumber: given.phoneNumber.replace(/^(...).....(..)$/, '0$1 *** ** $2'),
        email: 'a***@ornek.example',
      },
    ]);
    await given.verify();
    await given.post('SaveEmail', { email: 'ayse@ornek.example' });
    expect([await given.get('getUserLastMail'), await given.get('GetUserInformation')]).toEqual([
      { email: 'a***@ornek.example' },
      { ...shown, phoneNumber: given.phoneNumber, email: 'ayse@ornek.example' },
    ]);
  });

  it('F516 M459 refuses the registered e-mail address, but only once the person is verified', async () => {
    given.backend.ports.persons.set(given.identityNo, {
      state: 'found',
      value: { ...samplePerson, email: 'Ayse@ornek.example' },
    });
    await given.store();
    await given.post('searchcustomerinfo', {});
    expect((await given.post('SaveEmail', { email: 'ayse@ornek.example' })).body.isSuccess).toBe(true);
    await given.verify();
    expect((await given.post('SaveEmail', { email: 'ayse@ornek.example' })).body).toMatchObject({
      isSuccess: false,
      messageCode: 'emailSame',
    });
    expect((await given.post('SaveEmail', { email: 'yeni@ornek.example' })).body.isSuccess).toBe(true);
    expect((await given.post('SaveEmail', { email: 'yeni@' })).status).toBe(400);
    expect((await given.post('SaveEmail', { email: '' })).body).toMatchObject({
      isSuccess: false,
      messageCode: 'emailInvalid',
    });
  });

  it('F467 savecustomerinfo refuses the registered e-mail address too, but not one that this visit stored before', async () => {
    given.backend.ports.persons.set(given.identityNo, {
      state: 'found',
      value: { ...samplePerson, email: 'ayse@ornek.example' },
    });
    await given.store();
    await given.post('searchcustomerinfo', {});
    await given.verify();
    expect((await given.store({ email: 'AYSE@ornek.example' })).body).toMatchObject({
      isSuccess: false,
      messageCode: 'emailSame',
      fields: { email: expect.any(String) },
    });
    for (let time = 0; time < 2; time++)
      expect((await given.store({ email: 'yeni@ornek.example' })).body.isSuccess).toBe(true);
  });
});
