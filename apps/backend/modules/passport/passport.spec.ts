import { samplePerson } from '../../testing/scripted-ports';
import { newIdentityNo } from '../../testing/synthetic-numbers';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { customerModule } from '../customer/customer';
import { otpModule } from '../otp/otp';
import { setOfferNos } from '../visit/visit-store';
import { newPassportCode, passportLetters } from './passport-code';
import { passportModule } from './passport';
import { passportRuns, type PassportRuns } from './testing/passport-runs';

describe('the quote passport', () => {
  let backend: TestApp;
  let runs: PassportRuns;
  beforeAll(async () => {
    backend = await testApp([passportModule, otpModule, customerModule], { work: true });
    runs = passportRuns(backend);
  });
  beforeEach(() => {
    backend.ports.sentSms.length = 0;
    backend.clock.advance(61);
  });
  afterAll(() => backend.close());

  it('leaves the visit open in the first browser too', async () => {
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

  it('opens by the offer number as well', async () => {
    const run = await runs.open();
    await setOfferNos(backend.services.db, [{ visitId: run.visitId, offerNo: '4711471147' }]);
    expect((await runs.resume(run, '4711 4711 47')).reply.body).toMatchObject({
      isSuccess: true,
      result: { visitId: run.visitId, offerNo: '4711471147' },
    });
  });

  it('F512 opens by the hash of a short link as well, for a week', async () => {
    const run = await runs.open();
    const { hash } = (
      await run.visitor.call('GET quoterequestapi/sharedstep/CreateShortLinkHash/{visitId}', { visitId: run.visitId })
    ).body.result as { hash: string };
    expect((await runs.resume(run, hash)).reply.body).toMatchObject({ isSuccess: true });
    backend.clock.advance(7 * 24 * 3600);
    await runs.askAndWait(await backend.visitor(), hash);
    expect(backend.ports.sentSms.filter(({ to }) => to === run.phoneNumber)).toHaveLength(1);
  });

  it('is read however it was typed', () => {
    const code = newPassportCode();
    expect(code).toMatch(/^([BDFHLRSVYZ][AEOU]){2}( ([BDFHLRSVYZ][AEOU]){2}){2}$/);
    for (const typed of [code, code.toLowerCase(), code.replaceAll(' ', '-'), ` ${code.replaceAll(' ', '')} `])
      expect(passportLetters(typed)).toBe(code.replaceAll(' ', ''));
    expect([passportLetters('ROLU DASE'), passportLetters('ROLU DASE FOLI')]).toEqual([null, null]);
  });

  it('needs a telephone first, because that is what opens it', async () => {
    const visitor = await backend.visitor();
    const visitId = await visitor.visit();
    expect((await visitor.call('POST quoterequestapi/passport/create', { visitId })).body.messageCode).toBe(
      'phoneMissing',
    );
  });

  it('is kept as a hash only', async () => {
    const { code } = await runs.issue(await runs.open());
    const { rows } = await backend.services.database.pool.query('SELECT * FROM passports');
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll(' ', ''));
  });

  it('holds a week, three codes at a time and five askings a code', async () => {
    const run = await runs.open();
    const codes = [];
    for (let count = 0; count < 4; count++) {
      codes.push((await runs.issue(run)).code);
      backend.clock.advance(1);
    }
    const sentFor = async (passport: string): Promise<boolean> => {
      backend.clock.advance(3601); // the telephone may have codes again
      const before = backend.ports.sentSms.length;
      await runs.askAndWait(await backend.visitor(), passport);
      return backend.ports.sentSms.length > before;
    };
    expect(await sentFor(codes[0]!)).toBe(false);
    for (let count = 0; count < 5; count++) expect(await sentFor(codes[3]!)).toBe(true);
    expect(await sentFor(codes[3]!)).toBe(false);
    expect(await sentFor(codes[1]!)).toBe(true);
    backend.clock.advance(7 * 24 * 3600);
    expect(await sentFor(codes[2]!)).toBe(false);
  });

  describe('answers the same for a hit and a miss', () => {
    const wrong = (right: string): string => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

    it.each([
      ['a code', 'ROLU DASE FOLA'],
      ['an offer number', '0000000000'],
      ['a link', 'x'.repeat(120)],
      ['anything', '<script>'],
    ])('that is %s, from the asking to the third wrong code', async (_, unknown) => {
      const run = await runs.open();
      const { code } = await runs.issue(run);
      const course = async (passport: string) => {
        const visitor = await backend.visitor();
        const replies = [await runs.askAndWait(visitor, passport), await runs.ask(visitor, passport)];
        const right = backend.ports.sentSms.length > 0 ? runs.codeTo(run.phoneNumber) : '000000';
        for (let count = 0; count < 4; count++) replies.push(await runs.tryOut(visitor, wrong(right)));
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

    it('when the telephone has had its codes: no sixth message in an hour, and no word of it', async () => {
      const run = await runs.open();
      const { code } = await runs.issue(run);
      for (let count = 0; count < 4; count++) {
        await runs.askAndWait(await backend.visitor(), code);
        backend.clock.advance(61);
      }
      await run.visitor.call('POST quoterequestapi/sharedstep/sendotp', { visitId: run.visitId });
      const reply = await runs.askAndWait(await backend.visitor(), code);
      expect(reply.body).toMatchObject({ isSuccess: true });
      expect(backend.ports.sentSms).toHaveLength(5);
    });

    it('when the registry knows that the telephone is another’s: no message goes to it', async () => {
      const run = await runs.open();
      const { code } = await runs.issue(run);
      backend.ports.persons.set(run.identityNo, { state: 'found', value: { ...samplePerson, phoneMatches: false } });
      expect((await runs.askAndWait(await backend.visitor(), code)).body).toMatchObject({ isSuccess: true });
      expect(backend.ports.sentSms).toEqual([]);
    });
  });

  it('opens once, within two minutes, and only where it was asked for', async () => {
    const run = await runs.open();
    const { code } = await runs.issue(run);
    const visitor = await backend.visitor();
    await runs.askAndWait(visitor, code);
    const right = runs.codeTo(run.phoneNumber);
    expect((await runs.tryOut(await backend.visitor(), right)).body.messageCode).toBe('otpExpired');
    expect((await runs.tryOut(visitor, right)).body.isSuccess).toBe(true);
    expect((await runs.tryOut(visitor, right)).body.messageCode).toBe('otpExpired');
    backend.clock.advance(61);
    await runs.askAndWait(visitor, code);
    backend.clock.advance(120);
    expect((await runs.tryOut(visitor, runs.codeTo(run.phoneNumber))).body.messageCode).toBe('otpExpired');
  });

  it('asks a device for a captcha from the sixth asking of an hour on, whatever passports and tokens it brings', async () => {
    const device = crypto.randomUUID();
    const askFrom = async () => {
      const visitor = await backend.visitor();
      visitor.cookies.set('user-device-id', device);
      return (await runs.askAndWait(visitor, newPassportCode())).body;
    };
    for (let count = 0; count < 5; count++) expect(await askFrom()).toMatchObject({ isSuccess: true });
    expect(await askFrom()).toMatchObject({ isSuccess: false, messageCode: 'captchaRequired' });
    backend.clock.advance(3600);
    expect(await askFrom()).toMatchObject({ isSuccess: true });
  });

  it('may be corrected at once: only the same passport again is too soon', async () => {
    const run = await runs.open();
    const { code } = await runs.issue(run);
    const visitor = await backend.visitor();
    await runs.askAndWait(visitor, 'ROLU DASE FOLA');
    backend.clock.advance(1);
    await runs.askAndWait(visitor, code);
    expect((await runs.tryOut(visitor, runs.codeTo(run.phoneNumber))).body).toMatchObject({ isSuccess: true });
  });

  it('opens nothing for a person who was put in the place of the one it was sent for', async () => {
    const run = await runs.open();
    const { code } = await runs.issue(run);
    const visitor = await backend.visitor();
    await runs.askAndWait(visitor, code);
    await run.visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', {
      visitId: run.visitId,
      identityNo: newIdentityNo(),
      phoneNumber: run.phoneNumber,
    });
    expect((await runs.tryOut(visitor, runs.codeTo(run.phoneNumber))).body.messageCode).toBe('otpExpired');
    expect((await visitor.call('GET quoterequestapi/draft/{visitId}', { visitId: run.visitId })).status).toBe(404);
  });
});
