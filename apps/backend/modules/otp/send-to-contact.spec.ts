import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import { samplePerson } from '../../testing/scripted-ports';
import { newIdentityNo, newPhoneNumber } from '../../testing/synthetic-numbers';
import { codeVisits } from './testing/code-visits';

const given = codeVisits();

describe('the one-time code', () => {
  it('F406 can be requested again after 60 s, not after 59', async () => {
    const run = await given.open();
    await given.send(run);
    given.backend.clock.advance(59);
    expect(await given.send(run)).toMatchObject({ isSuccess: false, messageCode: 'otpTooSoon' });
    given.backend.clock.advance(1);
    expect(await given.send(run)).toMatchObject({ isSuccess: true });
  });

  it('F406 does not wait after a request of another browser, which the limit of the telephone counts too', async () => {
    const phoneNumber = newPhoneNumber();
    const identityNo = newIdentityNo();
    const replies = [];
    for (let browser = 1; browser <= 6; browser += 1)
      replies.push(await given.send(await given.open({ phoneNumber, identityNo })));
    expect(replies.map(({ isSuccess, messageCode }) => isSuccess || messageCode)).toEqual([
      ...Array<true>(5).fill(true),
      'otpCapReached',
    ]);
  });

  it('is sent at most five times an hour to a telephone over all visits', async () => {
    const phoneNumber = newPhoneNumber();
    for (let at = 0; at < 5; at++) {
      expect(await given.send(await given.open({ phoneNumber, identityNo: newIdentityNo() }))).toMatchObject({
        isSuccess: true,
      });
      given.backend.clock.advance(61);
    }
    expect(await given.send(await given.open({ phoneNumber, identityNo: newIdentityNo() }))).toMatchObject({
      messageCode: 'otpCapReached',
      message: sharedStepOutcomes.otpCapReached.message,
    });
    given.backend.clock.advance(3600 - 5 * 61 + 1);
    expect(await given.send(await given.open({ phoneNumber, identityNo: newIdentityNo() }))).toMatchObject({
      isSuccess: true,
    });
  });

  it('is sent at most ten times a day for an identity over all telephones', async () => {
    const identityNo = newIdentityNo();
    const phones = [newPhoneNumber(), newPhoneNumber()];
    for (let at = 0; at < 10; at++) {
      expect(await given.send(await given.open({ identityNo, phoneNumber: phones[at % 2]! }))).toMatchObject({
        isSuccess: true,
      });
      given.backend.clock.advance(1000);
    }
    expect(await given.send(await given.open({ identityNo, phoneNumber: phones[0]! }))).toMatchObject({
      messageCode: 'otpCapReached',
    });
  });

  it('is sent once for concurrent requests', async () => {
    const run = await given.open();
    const replies = await Promise.all(Array.from({ length: 8 }, () => given.send(run)));
    expect([replies.filter(({ isSuccess }) => isSuccess).length, given.backend.ports.sentSms.length]).toEqual([1, 1]);
  });

  it("F598 is not sent to a telephone that is not the person's, with a message that does not say which was wrong", async () => {
    const identityNo = newIdentityNo();
    given.backend.ports.persons.set(identityNo, { state: 'found', value: { ...samplePerson, phoneMatches: false } });
    expect(await given.send(await given.open({ identityNo }))).toMatchObject({
      isSuccess: false,
      messageCode: 'identityNotMatchPhone',
      message: 'Hesap bilgileri eşleşmiyor. Kimlik ve telefon numaranızı kontrol edin.',
    });
    expect(given.backend.ports.sentSms).toEqual([]);
  });

  it('F599 is not sent to a new telephone of an identity at its limit, with the message at the telephone', async () => {
    const identityNo = newIdentityNo();
    given.backend.ports.persons.set(identityNo, {
      state: 'found',
      value: { ...samplePerson, isPhoneLimitReached: true },
    });
    const reply = await given.send(await given.open({ identityNo }));
    expect(reply).toMatchObject({
      isSuccess: false,
      messageCode: 'phoneMaximumUse',
      fields: { phoneNumber: sharedStepOutcomes.phoneMaximumUse.message },
    });
  });

  it('is refused with smsFailed when the provider is unavailable, and is not counted', async () => {
    given.backend.ports.answer.sms = { ok: false, reason: 'unavailable' };
    const run = await given.open();
    expect(await given.send(run)).toMatchObject({ isSuccess: false, messageCode: 'smsFailed' });
    given.backend.ports.answer.sms = { ok: true };
    expect(await given.send(run)).toMatchObject({ isSuccess: true });
  });

  it('is sent when the registry is unavailable or does not know the person', async () => {
    const identityNo = newIdentityNo();
    for (const state of ['unavailable', 'unknown'] as const) {
      given.backend.ports.persons.set(identityNo, { state });
      expect(await given.send(await given.open({ identityNo }))).toMatchObject({ isSuccess: true });
      given.backend.clock.advance(61);
    }
  });

  it('requires identity and telephone, stored or in the draft', async () => {
    const visitor = await given.backend.visitor();
    const run = { visitor, visitId: await visitor.visit(), phoneNumber: newPhoneNumber() };
    expect(await given.send(run)).toMatchObject({ messageCode: 'phoneMissing' });
    await visitor.call('POST quoterequestapi/draft/save', {
      visitId: run.visitId,
      step: 'temel-bilgiler',
      answers: { shortLicenseOwnerTcOrTaxNo: newIdentityNo(), phoneNumber: run.phoneNumber },
      completed: true,
    });
    expect(await given.send(run)).toMatchObject({ isSuccess: true });
    expect(await given.attempt(run, given.codeSent())).toMatchObject({ isSuccess: true });
  });
});
