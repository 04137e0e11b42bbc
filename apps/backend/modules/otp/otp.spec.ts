import { newIdentityNo, newPhoneNumber } from '../../testing/synthetic-numbers';
import { tryCode } from './try-code';
import { codeVisits } from './testing/code-visits';

const given = codeVisits();

describe('the one-time code', () => {
  it('F506 M440 M441 M442 is required, is sent, and is no longer required once it was correct', async () => {
    const run = await given.open();
    expect(await given.isRequired(run)).toEqual({ isOtpRequired: true });
    expect(await given.send(run)).toMatchObject({
      isSuccess: true,
      result: { expiresInSeconds: 120, resendInSeconds: 60, triesLeft: 3 },
    });
    expect(given.backend.ports.sentSms).toMatchObject([{ to: run.phoneNumber }]);
    expect(await given.attempt(run, given.codeSent())).toMatchObject({ isSuccess: true });
    expect(await given.isRequired(run)).toEqual({ isOtpRequired: false });
  });

  it('is not used up when storing the result fails', async () => {
    const run = await given.open();
    await given.send(run);
    const broken = tryCode(given.backend.services, { id: await given.codeId(run), code: given.codeSent() }, async () =>
      Promise.reject(new Error('store')),
    );
    await expect(broken).rejects.toThrow('store');
    expect(await given.attempt(run, given.codeSent())).toMatchObject({ isSuccess: true });
  });

  it('F609 verifies the visit for two hours', async () => {
    const run = await given.open();
    await given.send(run);
    await given.attempt(run, given.codeSent());
    for (const seconds of [3600, 3599]) {
      given.backend.clock.advance(seconds);
      expect(await given.isRequired(run)).toEqual({ isOtpRequired: false });
    }
    given.backend.clock.advance(1);
    expect(await given.isRequired(run)).toEqual({ isOtpRequired: true });
  });

  it('is not required in another visit of the same browser for the same person and telephone, as long as the proof lasts', async () => {
    const identityNo = newIdentityNo();
    const run = await given.open({ identityNo });
    await given.send(run);
    await given.attempt(run, given.codeSent());
    const again = async (person: { identityNo?: string; phoneNumber?: string } = {}) => {
      const visitId = await run.visitor.visit();
      const contact = { identityNo, phoneNumber: run.phoneNumber, ...person };
      await run.visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', { visitId, ...contact });
      return given.isRequired({ ...run, visitId });
    };
    given.backend.clock.advance(3600);
    expect(await again()).toEqual({ isOtpRequired: false });
    expect(await again({ identityNo: newIdentityNo() })).toEqual({ isOtpRequired: true });
    expect(await again({ phoneNumber: newPhoneNumber() })).toEqual({ isOtpRequired: true });
    expect(await given.isRequired(await given.open({ identityNo, phoneNumber: run.phoneNumber }))).toEqual({
      isOtpRequired: true,
    });
    given.backend.clock.advance(3600);
    expect(await again()).toEqual({ isOtpRequired: true });
  });

  it('is as good in the next form that the browser opens for the same person, which is sent none within the same minute', async () => {
    const identityNo = newIdentityNo();
    const run = await given.open({ identityNo });
    await given.send(run);
    const code = given.codeSent();
    const next = async (person: { identityNo?: string; phoneNumber?: string } = {}) => {
      const other = { ...run, visitId: await run.visitor.visit('AUTO', 10) };
      const contact = { identityNo, phoneNumber: run.phoneNumber, ...person };
      await run.visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', {
        visitId: other.visitId,
        ...contact,
      });
      return other;
    };
    const expired = { messageCode: 'otpExpired' };
    expect(await given.attempt(await next({ phoneNumber: newPhoneNumber() }), code)).toMatchObject(expired);
    expect(await given.attempt(await next({ identityNo: newIdentityNo() }), code)).toMatchObject(expired);
    const same = await next();
    expect(await given.send(same)).toMatchObject({ messageCode: 'otpTooSoon' });
    expect(await given.attempt(same, code)).toMatchObject({ isSuccess: true });
    expect(await given.isRequired(run)).toEqual({ isOtpRequired: false });
    const elsewhere = await given.open({ identityNo, phoneNumber: run.phoneNumber });
    expect(await given.attempt(elsewhere, code)).toMatchObject(expired);
  });

  it.each([
    [119, { isSuccess: true }],
    [120, { isSuccess: false, messageCode: 'otpExpired' }],
  ])('expires after 120 s: at %i s it answers %j', async (seconds, expected) => {
    const run = await given.open();
    await given.send(run);
    given.backend.clock.advance(seconds);
    expect(await given.attempt(run, given.codeSent())).toMatchObject(expected);
  });

  it('is invalid after the identity of the visit was changed', async () => {
    const run = await given.open();
    await given.send(run);
    const code = given.codeSent();
    await run.visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', {
      visitId: run.visitId,
      identityNo: newIdentityNo(),
      phoneNumber: run.phoneNumber,
    });
    expect(await given.attempt(run, code)).toMatchObject({ messageCode: 'otpExpired' });
    expect(await given.isRequired(run)).toEqual({ isOtpRequired: true });
  });

  it('rotates the secret half of the token and invalidates the old one', async () => {
    const run = await given.open();
    const before = { ...run.visitor.headers() };
    await given.send(run);
    await given.attempt(run, given.codeSent());
    const asBefore = await given.backend.app.inject({
      url: `/api/quoterequestapi/draft/${run.visitId}`,
      headers: before,
    });
    const now = await run.visitor.call('GET quoterequestapi/draft/{visitId}', { visitId: run.visitId });
    expect([asBefore.statusCode, now.status, run.visitor.headers()['x-token-id'] === before['x-token-id']]).toEqual([
      403,
      200,
      true,
    ]);
  });
});
