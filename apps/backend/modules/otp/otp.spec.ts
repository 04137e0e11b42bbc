import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import { sentCode } from '../../testing/prove-visit';
import { samplePerson } from '../../testing/scripted-ports';
import { testApp, type TestApp } from '../../testing/test-app';
import { newIdentityNo, newPhoneNumber } from '../../testing/synthetic-numbers';
import type { TestVisitor } from '../../testing/test-visitor';
import { customerModule } from '../customer/customer';
import { tryCode } from './codes';
import { otpModule } from './otp';

describe('the one-time code', () => {
  let backend: TestApp;
  beforeAll(async () => void (backend = await testApp([otpModule, customerModule])));
  beforeEach(() => {
    backend.ports.sentSms.length = 0;
    backend.ports.persons.clear();
    backend.ports.answer.sms = { ok: true };
    backend.clock.advance(25 * 3600); // caps of the case before are over
  });
  afterAll(() => backend.close());

  interface Run {
    visitor: TestVisitor;
    visitId: string;
    phoneNumber: string;
  }
  async function open({ identityNo = newIdentityNo(), phoneNumber = newPhoneNumber() } = {}): Promise<Run> {
    const visitor = await backend.visitor();
    const visitId = await visitor.visit();
    await visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', { visitId, identityNo, phoneNumber });
    return { visitor, visitId, phoneNumber };
  }
  const send = async ({ visitor, visitId }: Run) =>
    (await visitor.call('POST quoterequestapi/sharedstep/sendotp', { visitId })).body;
  const attempt = async ({ visitor, visitId }: Run, code: string) =>
    (await visitor.call('POST quoterequestapi/sharedstep/otpvalidate', { visitId, code })).body;
  const codeSent = (): string => sentCode(backend.ports);
  const wrongCode = (): string => String((Number(codeSent()) + 1) % 1_000_000).padStart(6, '0');
  const isRequired = async ({ visitor, visitId }: Run) =>
    (await visitor.call('POST quoterequestapi/sharedstep/isotprequired', { visitId })).body.result;

  it('F506 M440 M441 M442 is required, is sent, and is required no more once it was right', async () => {
    const run = await open();
    expect(await isRequired(run)).toEqual({ isOtpRequired: true });
    expect(await send(run)).toMatchObject({
      isSuccess: true,
      result: { expiresInSeconds: 120, resendInSeconds: 60, triesLeft: 3 },
    });
    expect(backend.ports.sentSms).toMatchObject([{ to: run.phoneNumber }]);
    expect(await attempt(run, codeSent())).toMatchObject({ isSuccess: true });
    expect(await isRequired(run)).toEqual({ isOtpRequired: false });
  });

  it('is not used up when what it opens could not be stored', async () => {
    const run = await open();
    await send(run);
    const broken = tryCode(backend.services, { visitId: run.visitId, purpose: 'visit', code: codeSent() }, async () =>
      Promise.reject(new Error('store')),
    );
    await expect(broken).rejects.toThrow('store');
    expect(await attempt(run, codeSent())).toMatchObject({ isSuccess: true });
  });

  it('F609 proves the visit for two hours', async () => {
    const run = await open();
    await send(run);
    await attempt(run, codeSent());
    for (const seconds of [3600, 3599]) {
      backend.clock.advance(seconds);
      expect(await isRequired(run)).toEqual({ isOtpRequired: false });
    }
    backend.clock.advance(1);
    expect(await isRequired(run)).toEqual({ isOtpRequired: true });
  });

  it('F406 can be asked for anew after 60 s, not after 59', async () => {
    const run = await open();
    await send(run);
    backend.clock.advance(59);
    expect(await send(run)).toMatchObject({ isSuccess: false, messageCode: 'otpTooSoon' });
    backend.clock.advance(1);
    expect(await send(run)).toMatchObject({ isSuccess: true });
  });

  it('F407 is exhausted after three wrong entries: the fourth is refused though it is right', async () => {
    const run = await open();
    await send(run);
    const wrong = wrongCode();
    const codes = [
      await attempt(run, wrong),
      await attempt(run, wrong),
      await attempt(run, wrong),
      await attempt(run, codeSent()),
    ].map(({ messageCode }) => messageCode);
    expect(codes).toEqual(['otpWrong', 'otpWrong', 'otpExhausted', 'otpExhausted']);
    backend.clock.advance(60);
    await send(run);
    expect(await attempt(run, codeSent())).toMatchObject({ isSuccess: true });
  });

  it('counts three tries even when they come at once', async () => {
    const run = await open();
    await send(run);
    const wrong = wrongCode();
    const replies = await Promise.all(Array.from({ length: 10 }, () => attempt(run, wrong)));
    expect(replies.filter(({ messageCode }) => messageCode === 'otpWrong')).toHaveLength(2);
    expect(replies.filter(({ messageCode }) => messageCode === 'otpExhausted')).toHaveLength(8);
  });

  it.each([
    [119, { isSuccess: true }],
    [120, { isSuccess: false, messageCode: 'otpExpired' }],
  ])('ends after 120 s: at %i s it answers %j', async (seconds, expected) => {
    const run = await open();
    await send(run);
    backend.clock.advance(seconds);
    expect(await attempt(run, codeSent())).toMatchObject(expected);
  });

  it('opens once, and only the visit that it was sent for', async () => {
    const [run, other] = [await open(), await open()];
    await send(other);
    const otherCode = codeSent();
    await send(run);
    const code = codeSent();
    if (otherCode !== code) expect(await attempt(other, code)).toMatchObject({ messageCode: 'otpWrong' });
    expect(await attempt(run, code)).toMatchObject({ isSuccess: true });
    expect(await attempt(run, code)).toMatchObject({ messageCode: 'otpExpired' });
  });

  it('is worth nothing once a newer one was sent', async () => {
    const run = await open();
    await send(run);
    const old = codeSent();
    backend.clock.advance(60);
    await send(run);
    if (old !== codeSent()) expect(await attempt(run, old)).toMatchObject({ messageCode: 'otpWrong' });
  });

  it('is sent at most five times an hour to a telephone, whatever visit asks', async () => {
    const phoneNumber = newPhoneNumber();
    for (let at = 0; at < 5; at++) {
      expect(await send(await open({ phoneNumber, identityNo: newIdentityNo() }))).toMatchObject({ isSuccess: true });
      backend.clock.advance(61);
    }
    expect(await send(await open({ phoneNumber, identityNo: newIdentityNo() }))).toMatchObject({
      messageCode: 'otpCapReached',
      message: sharedStepOutcomes.otpCapReached.message,
    });
    backend.clock.advance(3600 - 5 * 61 + 1);
    expect(await send(await open({ phoneNumber, identityNo: newIdentityNo() }))).toMatchObject({ isSuccess: true });
  });

  it('is sent at most ten times a day for an identity, whatever telephone is given', async () => {
    const identityNo = newIdentityNo();
    const phones = [newPhoneNumber(), newPhoneNumber()];
    for (let at = 0; at < 10; at++) {
      expect(await send(await open({ identityNo, phoneNumber: phones[at % 2]! }))).toMatchObject({ isSuccess: true });
      backend.clock.advance(1000);
    }
    expect(await send(await open({ identityNo, phoneNumber: phones[0]! }))).toMatchObject({
      messageCode: 'otpCapReached',
    });
  });

  it('is sent once when many requests come together', async () => {
    const run = await open();
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(run)));
    expect([replies.filter(({ isSuccess }) => isSuccess).length, backend.ports.sentSms.length]).toEqual([1, 1]);
  });

  it("F598 is not sent to a telephone that is not the person's, in words that name neither", async () => {
    const identityNo = newIdentityNo();
    backend.ports.persons.set(identityNo, { state: 'found', value: { ...samplePerson, phoneMatches: false } });
    expect(await send(await open({ identityNo }))).toMatchObject({
      isSuccess: false,
      messageCode: 'identityNotMatchPhone',
      message: 'Hesap bilgileri eşleşmiyor. Kimlik ve telefon numaranızı kontrol edin.',
    });
    expect(backend.ports.sentSms).toEqual([]);
  });

  it("F599 is not sent to an overused identity's new telephone, and says that the telephone must change", async () => {
    const identityNo = newIdentityNo();
    backend.ports.persons.set(identityNo, { state: 'found', value: { ...samplePerson, isPhoneLimitReached: true } });
    const reply = await send(await open({ identityNo }));
    expect(reply).toMatchObject({
      isSuccess: false,
      messageCode: 'phoneMaximumUse',
      fields: { phoneNumber: sharedStepOutcomes.phoneMaximumUse.message },
    });
  });

  it('says so when the provider does not take it, and charges nobody for it', async () => {
    backend.ports.answer.sms = { ok: false, reason: 'unavailable' };
    const run = await open();
    expect(await send(run)).toMatchObject({ isSuccess: false, messageCode: 'smsFailed' });
    backend.ports.answer.sms = { ok: true };
    expect(await send(run)).toMatchObject({ isSuccess: true });
  });

  it('goes on where the registry is down or does not know the person', async () => {
    const identityNo = newIdentityNo();
    for (const state of ['unavailable', 'unknown'] as const) {
      backend.ports.persons.set(identityNo, { state });
      expect(await send(await open({ identityNo }))).toMatchObject({ isSuccess: true });
      backend.clock.advance(61);
    }
  });

  it('needs identity and telephone first, from the store or from the draft', async () => {
    const visitor = await backend.visitor();
    const run = { visitor, visitId: await visitor.visit(), phoneNumber: newPhoneNumber() };
    expect(await send(run)).toMatchObject({ messageCode: 'phoneMissing' });
    await visitor.call('POST quoterequestapi/draft/save', {
      visitId: run.visitId,
      step: 'temel-bilgiler',
      answers: { shortLicenseOwnerTcOrTaxNo: newIdentityNo(), phoneNumber: run.phoneNumber },
      completed: true,
    });
    expect(await send(run)).toMatchObject({ isSuccess: true });
    expect(await attempt(run, codeSent())).toMatchObject({ isSuccess: true });
  });

  it('proves nothing for an identity that was put in its place meanwhile', async () => {
    const run = await open();
    await send(run);
    const code = codeSent();
    await run.visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', {
      visitId: run.visitId,
      identityNo: newIdentityNo(),
      phoneNumber: run.phoneNumber,
    });
    expect(await attempt(run, code)).toMatchObject({ messageCode: 'otpExpired' });
    expect(await isRequired(run)).toEqual({ isOtpRequired: true });
  });

  it('changes the secret half of the token: whoever knew the old one is out', async () => {
    const run = await open();
    const before = { ...run.visitor.headers() };
    await send(run);
    await attempt(run, codeSent());
    const asBefore = await backend.app.inject({ url: `/api/quoterequestapi/draft/${run.visitId}`, headers: before });
    const now = await run.visitor.call('GET quoterequestapi/draft/{visitId}', { visitId: run.visitId });
    expect([asBefore.statusCode, now.status, run.visitor.headers()['x-token-id'] === before['x-token-id']]).toEqual([
      403,
      200,
      true,
    ]);
  });

  it.each(['12345', '1234567', '12a456', ''])('answers 400 for %p, which cannot be a code', async (code) => {
    const run = await open();
    const reply = await run.visitor.call('POST quoterequestapi/sharedstep/otpvalidate', { visitId: run.visitId, code });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, ['code']]);
  });

  it('is stored as a hash only', async () => {
    const run = await open();
    await send(run);
    const { rows } = await backend.services.database.pool.query('SELECT * FROM one_time_codes WHERE visit_id = $1', [
      run.visitId,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${codeSent()}|${run.phoneNumber}`));
  });
});
