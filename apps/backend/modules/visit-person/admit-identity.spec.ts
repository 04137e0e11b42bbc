import { newIdentityNo } from '../../testing/synthetic-numbers';
import { solveCaptcha } from '../captcha/testing/solve-captcha';
import { personVisits } from './testing/person-visits';

const given = personVisits();

describe('the person of a visit', () => {
  it('may query three identities in a visit over all calls; each further one requires a solved captcha', async () => {
    for (const name of ['searchcustomerinfo', 'querycustomerinfo', 'savecustomerinfo'] as const)
      expect(
        (await given.post(name, { identityNo: newIdentityNo(), phoneNumber: given.phoneNumber })).body.isSuccess,
      ).toBe(true);
    const fourth = newIdentityNo();
    expect((await given.post('searchcustomerinfo', { identityNo: fourth })).body).toMatchObject({
      isSuccess: false,
      messageCode: 'captchaRequired',
    });
    const captcha = await solveCaptcha(given.visitor);
    expect((await given.post('searchcustomerinfo', { identityNo: fourth, captcha })).body.isSuccess).toBe(true);
    expect((await given.post('querycustomerinfo', { identityNo: fourth })).body.isSuccess).toBe(true);
    expect((await given.post('searchcustomerinfo', { identityNo: newIdentityNo(), captcha })).body.messageCode).toBe(
      'captchaFailed',
    );
  });

  it.each([
    ['ten identities from one device over all visits and tokens', 10, { address: '127.0.0.1', sameDevice: true }],
    ['a hundred identities from one network over all devices', 100, { address: '203.0.113.9', sameDevice: false }],
    ['a hundred identities from this machine over all devices', 100, { address: '127.0.0.1', sameDevice: false }],
  ])('may query %s in a day', async (_, free, { address, sameDevice }) => {
    const device = given.visitor.cookies.get('user-device-id')!;
    const query = async () => {
      given.visitor = await given.backend.visitor();
      if (sameDevice) given.visitor.cookies.set('user-device-id', device);
      const opened = await given.visitor.visit();
      const headers = { 'x-forwarded-for': address };
      return given.visitor.call(
        'POST quoterequestapi/sharedstep/searchcustomerinfo',
        { visitId: opened, identityNo: newIdentityNo() },
        headers,
      );
    };
    for (let at = 0; at < free; at++) expect((await query()).body).toMatchObject({ isSuccess: true });
    expect((await query()).body).toMatchObject({ messageCode: 'captchaRequired' });
    given.backend.clock.advance(24 * 3600 + 1);
    expect((await query()).body).toMatchObject({ isSuccess: true });
  });
});
