import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { newIdentityNo } from '../../testing/synthetic-numbers';
import { personVisits } from './testing/person-visits';

const given = personVisits();

describe('the person of a visit', () => {
  async function solved(): Promise<string> {
    const { challenge } = (await given.visitor.call('POST captcha/challenge', {})).body.result as {
      challenge: Challenge;
    };
    return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
  }

  it('may ask about three identities in a visit, whatever call it uses; each further one costs a solved challenge', async () => {
    for (const name of ['searchcustomerinfo', 'querycustomerinfo', 'savecustomerinfo'] as const)
      expect(
        (await given.post(name, { identityNo: newIdentityNo(), phoneNumber: given.phoneNumber })).body.isSuccess,
      ).toBe(true);
    const fourth = newIdentityNo();
    expect((await given.post('searchcustomerinfo', { identityNo: fourth })).body).toMatchObject({
      isSuccess: false,
      messageCode: 'captchaRequired',
    });
    const captcha = await solved();
    expect((await given.post('searchcustomerinfo', { identityNo: fourth, captcha })).body.isSuccess).toBe(true);
    expect((await given.post('querycustomerinfo', { identityNo: fourth })).body.isSuccess).toBe(true);
    expect((await given.post('searchcustomerinfo', { identityNo: newIdentityNo(), captcha })).body.messageCode).toBe(
      'captchaFailed',
    );
  });

  it.each([
    ['ten from one device, whatever visits and tokens it makes', 10, { address: '127.0.0.1', sameDevice: true }],
    ['a hundred from one line, whatever devices it names', 100, { address: '203.0.113.9', sameDevice: false }],
  ])('may ask in a day about %s', async (_, free, { address, sameDevice }) => {
    const device = given.visitor.cookies.get('user-device-id')!;
    const ask = async () => {
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
    for (let at = 0; at < free; at++) expect((await ask()).body).toMatchObject({ isSuccess: true });
    expect((await ask()).body).toMatchObject({ messageCode: 'captchaRequired' });
    given.backend.clock.advance(24 * 3600 + 1);
    expect((await ask()).body).toMatchObject({ isSuccess: true });
  });
});
