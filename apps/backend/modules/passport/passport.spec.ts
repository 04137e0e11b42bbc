import { samplePerson } from '../../testing/scripted-ports';
import { newIdentityNo } from '../../testing/synthetic-numbers';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { captchaModule } from '../captcha/captcha';
import { solveCaptcha } from '../captcha/testing/solve-captcha';
import { visitPersonModule } from '../visit-person/visit-person';
import { otpModule } from '../otp/otp';
import { setOfferNos } from '../visit/visit-store';
import { newPassportCode, passportLetters } from './passport-code';
import { passportModule } from './passport';
import { passportRuns, type PassportRuns } from './testing/passport-runs';

describe('the quote passport', () => {
  let backend: TestApp;
  let runs: PassportRuns;
  beforeAll(async () => {
    backend = await testApp([passportModule, otpModule, visitPersonModule], { startsJobs: true });
    runs = passportRuns(backend);
  });
  beforeEach(() => {
    backend.ports.sentSms.length = 0;
    backend.clock.advance(61);
  });
  afterAll(() => backend.close());

  it('keeps the visit open in the first browser', async () => {
    const run = await runs.open();
    const { visitor } = await runs.resume(run, (await runs.issue(run)).code);
    const save = (who: TestVisitor, email: string) =>
      who.call('POST quoterequestapi/draft/save', {
        visitId: run.visitId,
        step: 'kisisel-bilgiler',
        answers: { email },
        completed: false,
      });
    expect([
      (await save(run.visitor, 'bir@ornek.example')).status,
      (await save(visitor, 'iki@ornek.example')).status,
    ]).toEqual([200, 200]);
    expect((await runs.draftOf(run.visitor, run.visitId)).answers).toMatchObject({ email: 'iki@ornek.example' });
  });

  it('can be replaced by the offer number', async () => {
    const run = await runs.open();
    await setOfferNos(backend.services.db, [{ visitId: run.visitId, offerNo: '4711471147' }]);
    expect((await runs.resume(run, '4711 4711 47')).reply.body).toMatchObject({
      isSuccess: true,
      result: { visitId: run.visitId, offerNo: '4711471147' },
    });
  });

  it('F512 can be replaced by the hash of a short link, for a week', async () => {
    const run = await runs.open();
    const { hash } = (
      await run.visitor.call('GET quoterequestapi/sharedstep/CreateShortLinkHash/{visitId}', { visitId: run.visitId })
    ).body.result as { hash: string };
    expect((await runs.resume(run, hash)).reply.body).toMatchObject({ isSuccess: true });
    backend.clock.advance(7 * 24 * 3600);
    await runs.requestCodeAndWait(await backend.visitor(), hash);
    expect(backend.ports.sentSms.filter(({ to }) => to === run.phoneNumber)).toHaveLength(1);
  });

  it('is read with any case and separators', () => {
    const code = newPassportCode();
    expect(code).toMatch(/^([BDFHLRSVYZ][AEOU]){2}( ([BDFHLRSVYZ][AEOU]){2}){2}$/);
    for (const typed of [code, code.toLowerCase(), code.replaceAll(' ', '-'), ` ${code.replaceAll(' ', '')} `])
      expect(passportLetters(typed)).toBe(code.replaceAll(' ', ''));
    expect([passportLetters('ROLU DASE'), passportLetters('ROLU DASE FOLI')]).toEqual([null, null]);
  });

  it('requires a telephone', async () => {
    const visitor = await backend.visitor();
    const visitId = await visitor.visit();
    expect((await visitor.call('POST quoterequestapi/passport/create', { visitId })).body.messageCode).toBe(
      'phoneMissing',
    );
  });

  it('is stored as a hash only', async () => {
    const { code } = await runs.issue(await runs.open());
    const { rows } = await backend.services.database.pool.query('SELECT * FROM passports');
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll(' ', ''));
  });

  it('is valid for a week and five one-time codes; a visit has three at most', async () => {
    const run = await runs.open();
    const codes = [];
    for (let count = 0; count < 4; count++) {
      codes.push((await runs.issue(run)).code);
      backend.clock.advance(1);
    }
    const sentFor = async (passport: string): Promise<boolean> => {
      backend.clock.advance(3601); // past the hourly limit of codes
      const before = backend.ports.sentSms.length;
      await runs.requestCodeAndWait(await backend.visitor(), passport);
      return backend.ports.sentSms.length > before;
    };
    expect(await sentFor(codes[0]!)).toBe(false);
    for (let count = 0; count < 5; count++) expect(await sentFor(codes[3]!)).toBe(true);
    expect(await sentFor(codes[3]!)).toBe(false);
    expect(await sentFor(codes[1]!)).toBe(true);
    backend.clock.advance(7 * 24 * 3600);
    expect(await sentFor(codes[2]!)).toBe(false);
  });

  describe('answers the same for an existing and an unknown passport', () => {
    const wrong = (right: string): string => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

    it.each([
      ['a code', 'ROLU DASE FOLA'],
      ['an offer number', '0000000000'],
      ['a link', 'x'.repeat(120)],
      ['anything', '<script>'],
    ])('that looks like %s, from the request to the third wrong code', async (_, unknown) => {
      const run = await runs.open();
      const { code } = await runs.issue(run);
      const course = async (passport: string) => {
        const visitor = await backend.visitor();
        const replies = [await runs.requestCodeAndWait(visitor, passport), await runs.requestCode(visitor, passport)];
        const right = backend.ports.sentSms.length > 0 ? runs.codeTo(run.phoneNumber) : '000000';
        for (let count = 0; count < 4; count++) replies.push(await runs.enterCode(visitor, wrong(right)));
        return replies.map(({ status, text }) => [status, text]);
      };
      const miss = await course(unknown);
      expect(backend.ports.sentSms).toEqual([]);
      expect(await course(code)).toEqual(miss);
      expect(miss.map(([, text]) => (JSON.parse(String(text)) as { messageCode: string | null }).messageCode)).toEqual([
        null,
        'otpTooSoon',
        'otpWrong',
        'otpWrong',
        'otpExhausted',
        'otpExhausted',
      ]);
    });

    it('when the telephone has reached its hourly limit: no sixth message is sent', async () => {
      const run = await runs.open();
      const { code } = await runs.issue(run);
      for (let count = 0; count < 4; count++) {
        await runs.requestCodeAndWait(await backend.visitor(), code);
        backend.clock.advance(61);
      }
      await run.visitor.call('POST quoterequestapi/sharedstep/sendotp', { visitId: run.visitId });
      const reply = await runs.requestCodeAndWait(await backend.visitor(), code);
      expect(reply.body).toMatchObject({ isSuccess: true });
      expect(backend.ports.sentSms).toHaveLength(5);
    });

    it('when the registry knows that the telephone is somebody else’s: no message is sent', async () => {
      const run = await runs.open();
      const { code } = await runs.issue(run);
      backend.ports.persons.set(run.identityNo, { state: 'found', value: { ...samplePerson, phoneMatches: false } });
      expect((await runs.requestCodeAndWait(await backend.visitor(), code)).body).toMatchObject({ isSuccess: true });
      expect(backend.ports.sentSms).toEqual([]);
    });
  });

  it('opens with a code once, within two minutes, and only in the browser that requested it', async () => {
    const run = await runs.open();
    const { code } = await runs.issue(run);
    const visitor = await backend.visitor();
    await runs.requestCodeAndWait(visitor, code);
    const right = runs.codeTo(run.phoneNumber);
    expect((await runs.enterCode(await backend.visitor(), right)).body.messageCode).toBe('otpExpired');
    expect((await runs.enterCode(visitor, right)).body.isSuccess).toBe(true);
    expect((await runs.enterCode(visitor, right)).body.messageCode).toBe('otpExpired');
    backend.clock.advance(61);
    await runs.requestCodeAndWait(visitor, code);
    backend.clock.advance(120);
    expect((await runs.enterCode(visitor, runs.codeTo(run.phoneNumber))).body.messageCode).toBe('otpExpired');
  });

  it('requires a captcha from the sixth request of a device in an hour over all passports and tokens', async () => {
    const device = crypto.randomUUID();
    const askFrom = async () => {
      const visitor = await backend.visitor();
      visitor.cookies.set('user-device-id', device);
      return (await runs.requestCodeAndWait(visitor, newPassportCode())).body;
    };
    for (let count = 0; count < 5; count++) expect(await askFrom()).toMatchObject({ isSuccess: true });
    expect(await askFrom()).toMatchObject({ isSuccess: false, messageCode: 'captchaRequired' });
    backend.clock.advance(3600);
    expect(await askFrom()).toMatchObject({ isSuccess: true });
  });

  it('guessed offer numbers of a network with new cookies need captchas and then end with 429', async () => {
    const limited = await testApp([passportModule, captchaModule], {
      env: { OFFER_NUMBERS_PER_NETWORK: '5' },
      startsJobs: true,
    });
    const guess = async (offerNo: number, withCaptcha: boolean) => {
      const visitor = await limited.visitor();
      const captcha = withCaptcha ? { captcha: await solveCaptcha(visitor) } : {};
      const passport = String(offerNo);
      const { status, body } = await visitor.call('POST quoterequestapi/passport/sendotp', { passport, ...captcha });
      return body.messageCode ?? status;
    };
    expect([await guess(1_000_000_001, false), await guess(1_000_000_002, false)]).toEqual([200, 'captchaRequired']);
    for (let at = 3; at < 7; at += 1) expect(await guess(1_000_000_000 + at, true)).toBe(200);
    expect(await guess(1_000_000_008, true)).toBe('tooMany');
    limited.clock.advance(3600);
    expect(await guess(1_000_000_009, false)).toBe(200);
    await limited.close();
  }, 60_000);

  it('may be corrected immediately: only the same passport again is too soon', async () => {
    const run = await runs.open();
    const { code } = await runs.issue(run);
    const visitor = await backend.visitor();
    await runs.requestCodeAndWait(visitor, 'ROLU DASE FOLA');
    backend.clock.advance(1);
    await runs.requestCodeAndWait(visitor, code);
    expect((await runs.enterCode(visitor, runs.codeTo(run.phoneNumber))).body).toMatchObject({ isSuccess: true });
  });

  it('does not open after the identity of the visit was changed', async () => {
    const run = await runs.open();
    const { code } = await runs.issue(run);
    const visitor = await backend.visitor();
    await runs.requestCodeAndWait(visitor, code);
    await run.visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', {
      visitId: run.visitId,
      identityNo: newIdentityNo(),
      phoneNumber: run.phoneNumber,
    });
    expect((await runs.enterCode(visitor, runs.codeTo(run.phoneNumber))).body.messageCode).toBe('otpExpired');
    expect((await visitor.call('GET quoterequestapi/draft/{visitId}', { visitId: run.visitId })).status).toBe(404);
  });
});
