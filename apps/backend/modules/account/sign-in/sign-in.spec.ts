import { oneTimeCodeLimits } from '@emsal/api/one-time-code-limits';
import { samplePerson } from '../../../testing/scripted-ports';
import { newPhoneNumber, newTaxNo } from '../../../testing/synthetic-numbers';
import { newBuyer, signInRuns } from '../testing/sign-in-runs';

const given = signInRuns();
const browser = () => given.backend.visitor();
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a sign-in', () => {
  it('M005 M276 M277 M502 M278 of somebody new needs code and birth date, and opens a session', async () => {
    const visitor = await browser();
    const by = newBuyer();
    expect(await given.start(visitor, by, { isNew: true, email: '' })).toMatchObject({ isSuccess: true });
    const code = given.codeTo(by.phoneNumber);
    expect(await given.enter(visitor, code)).toMatchObject({ isSuccess: true, result: { step: 'birthDate' } });
    expect(await given.logIn(visitor)).toMatchObject({ isSuccess: false, messageCode: 'birthDateNeeded' });
    expect(await given.birthDate(visitor)).toEqual({ isSuccess: true, result: null, message: null, messageCode: null });
    const seance = String((await given.status(visitor))['seance']);
    const reply = await visitor.call('POST selfservice/customeraccount/login', { ...by, seance });
    expect(reply.body).toMatchObject({
      isSuccess: true,
      result: { customerId: expect.any(String), otherPhoneList: [], target: null },
    });
    const cookies = [reply.headers['set-cookie']].flat().map(String);
    expect(cookies.find((line) => line.startsWith('customerIdEncrypter='))).toMatch(
      /Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(cookies.find((line) => line.startsWith('customer-name='))).toMatch(
      /^customer-name=Ay%C5%9Fe; Max-Age=2592000/,
    );
  });

  it('F478 of a known customer, by identity and telephone, needs the code only', async () => {
    const by = newBuyer();
    const first = await given.signIn(await browser(), by);
    given.backend.clock.advance(61);
    const again = await browser();
    await given.start(again, by);
    expect(await given.enter(again, given.codeTo(by.phoneNumber))).toMatchObject({ result: { step: 'login' } });
    expect([typeof first, (await given.logIn(again)).isSuccess]).toEqual(['string', true]);
  });

  it('opens no session without a code in this browser', async () => {
    const by = newBuyer();
    await given.signIn(await browser(), by);
    given.backend.clock.advance(61);
    const other = await browser();
    expect(await given.logIn(other)).toMatchObject({ messageCode: 'signInEnded' });
    await given.start(other, by);
    expect(await given.logIn(other)).toMatchObject({ messageCode: 'otpRequired' });
    expect(await given.birthDate(other)).toMatchObject({ messageCode: 'otpRequired' });
    const thief = await browser();
    expect(await given.enter(thief, given.codeTo(by.phoneNumber))).toMatchObject({ messageCode: 'signInEnded' });
    expect([other.cookies.has('customerIdEncrypter'), thief.cookies.has('customerIdEncrypter')]).toEqual([
      false,
      false,
    ]);
  });

  it('answers alike before the code for known and unknown identities and telephones', async () => {
    const known = newBuyer();
    await given.signIn(await browser(), known);
    given.backend.clock.advance(61);
    const asked = [
      known,
      newBuyer(),
      { ...known, phoneNumber: newPhoneNumber() },
      { ...newBuyer(), phoneNumber: known.phoneNumber },
    ];
    const replies: unknown[] = [];
    for (const by of asked) replies.push(await given.start(await browser(), by));
    expect(replies).toEqual(replies.map(() => replies[0]));
    expect(replies[0]).toMatchObject({ isSuccess: true, result: { resendInSeconds: 60 } });
  });

  it('M279 M280 M548 M540 of another telephone ends with identityNotMatchPhone, after the code', async () => {
    const by = newBuyer();
    await given.signIn(await browser(), by);
    const visitor = await browser();
    const other = { ...by, phoneNumber: newPhoneNumber() };
    await given.start(visitor, other);
    expect(await given.enter(visitor, given.codeTo(other.phoneNumber))).toMatchObject({ result: { step: 'login' } });
    expect(await given.logIn(visitor)).toMatchObject({ isSuccess: false, messageCode: 'identityNotMatchPhone' });
    expect(visitor.cookies.has('customerIdEncrypter')).toBe(false);
  });

  it('of a company whose telephone nobody declared ends with identityNotMatchPhone', async () => {
    const visitor = await browser();
    const by = { ...newBuyer(), identityNo: newTaxNo() };
    await given.start(visitor, by);
    await given.enter(visitor, given.codeTo(by.phoneNumber));
    expect(await given.logIn(visitor)).toMatchObject({ messageCode: 'identityNotMatchPhone' });
  });

  it('M284 needs the versions of user agreement and privacy policy, and keeps them', async () => {
    const visitor = await browser();
    const by = newBuyer();
    const reply = await visitor.call('POST selfservice/customeraccount/startSignIn', by as never);
    expect([reply.status, Object.keys(reply.body.fields ?? {}).sort()]).toEqual([
      400,
      ['privacyPolicyVersion', 'userAgreementVersion'],
    ]);
    await given.signIn(visitor, by);
    const { rows } = await given.backend.services.database.pool.query<{ kind: string; text_version: string }>(
      'SELECT kind, text_version FROM customer_agreements ORDER BY accepted_at DESC, kind DESC LIMIT 2',
    );
    expect(rows.map(({ kind, text_version }) => [kind, text_version])).toEqual([
      ['userAgreement', 'sozlesme-1'],
      ['privacyPolicy', 'gizlilik-1'],
    ]);
  });

  it.each([
    ['/uyelik/hesabim?x=1', '/uyelik/hesabim?x=1'],
    ['https://kotu.example/uyelik/hesabim', null],
    ['//kotu.example', null],
    ['/uyelik/..//kotu.example', null],
    ['/trafik-sigortasi', null],
  ])('M297 M298 keeps only a target of the account area, once: %s', async (target, kept) => {
    const visitor = await browser();
    const by = newBuyer();
    await given.start(visitor, by, { target });
    await given.enter(visitor, given.codeTo(by.phoneNumber));
    await given.birthDate(visitor);
    expect((await given.logIn(visitor)).result).toMatchObject({ target: kept });
    expect(await given.status(visitor)).toMatchObject({ step: 'start', seance: null });
  });
});

describe('the code of a sign-in', () => {
  it('M594 M357 M358 M513 is told with its limits, and ends with the third wrong try', async () => {
    const visitor = await browser();
    const by = newBuyer();
    expect(await given.start(visitor, by)).toMatchObject({
      result: { expiresInSeconds: 120, resendInSeconds: 60, triesLeft: 3 },
    });
    const code = given.codeTo(by.phoneNumber);
    const codes = [];
    for (let at = 0; at < 3; at += 1) codes.push((await given.enter(visitor, wrong(code))).messageCode);
    expect(codes).toEqual(['otpWrong', 'otpWrong', 'otpExhausted']);
    expect(await given.enter(visitor, code)).toMatchObject({ messageCode: 'otpExhausted' });
    expect(await given.status(visitor)).toMatchObject({ step: 'otp', code: { triesLeft: 0 } });
  });

  it('is tried three times by tabs at once, not more', async () => {
    const visitor = await browser();
    const by = newBuyer();
    await given.start(visitor, by);
    const code = given.codeTo(by.phoneNumber);
    const guesses = Array.from({ length: 12 }, () => given.enter(visitor, wrong(code)));
    const answers = (await Promise.all(guesses)).map(({ messageCode }) => messageCode);
    expect(answers.filter((answer) => answer === 'otpWrong')).toHaveLength(2);
    expect(await given.enter(visitor, code)).toMatchObject({ messageCode: 'otpExhausted' });
  });

  it('M359 M355 expires after 120 s, and M356 is sent again after 60 s only', async () => {
    const visitor = await browser();
    const by = newBuyer();
    await given.start(visitor, by);
    const resend = async () => (await visitor.call('POST selfservice/customeraccount/sendotp', {})).body;
    given.backend.clock.advance(oneTimeCodeLimits.resendSeconds - 1);
    const sent = given.backend.ports.sentSms.length;
    expect(await resend()).toMatchObject({ result: { resendInSeconds: 1, expiresInSeconds: 61 } });
    expect([given.backend.ports.sentSms.length, (await given.status(visitor))['code']]).toMatchObject([
      sent,
      { resendInSeconds: 1 },
    ]);
    given.backend.clock.advance(1);
    expect(await resend()).toMatchObject({ isSuccess: true });
    given.backend.clock.advance(oneTimeCodeLimits.validSeconds);
    expect(await given.enter(visitor, given.codeTo(by.phoneNumber))).toMatchObject({ messageCode: 'otpExpired' });
  });

  it('is not sent twice to whoever goes back and comes again within the minute', async () => {
    const visitor = await browser();
    const by = newBuyer();
    await given.start(visitor, by);
    const sent = given.backend.ports.sentSms.length;
    given.backend.clock.advance(10);
    expect(await given.start(visitor, by)).toMatchObject({ isSuccess: true, result: { resendInSeconds: 50 } });
    expect(given.backend.ports.sentSms).toHaveLength(sent);
    expect(await given.enter(visitor, given.codeTo(by.phoneNumber))).toMatchObject({ isSuccess: true });
  });

  it('is sent five times an hour to a telephone, whoever asks', async () => {
    const by = newBuyer();
    const codes = [];
    for (let at = 0; at < 6; at += 1) codes.push((await given.start(await browser(), by)).messageCode);
    expect(codes).toEqual([null, null, null, null, null, 'otpCapReached']);
  });

  it('needs a captcha for the fourth identity of a browser', async () => {
    const visitor = await browser();
    const codes = [];
    for (let at = 0; at < 4; at += 1) codes.push((await given.start(visitor, newBuyer())).messageCode);
    expect(codes).toEqual([null, null, null, 'captchaRequired']);
  });
});

describe('the birth date', () => {
  const atBirthDate = async (by = newBuyer()) => {
    const visitor = await browser();
    await given.start(visitor, by);
    await given.enter(visitor, given.codeTo(by.phoneNumber));
    return { visitor, by };
  };
  const registered = (identityNo: string, value: Partial<typeof samplePerson>) =>
    given.backend.ports.persons.set(identityNo, { state: 'found', value: { ...samplePerson, ...value } });

  it('M501 M549 M550 that does not match is refused, five times a day', async () => {
    const { visitor, by } = await atBirthDate();
    registered(by.identityNo, { birthDateMatches: false });
    const codes = [];
    for (let at = 0; at < 6; at += 1) codes.push((await given.birthDate(visitor)).messageCode);
    expect(codes).toEqual([...Array<string>(5).fill('identityNotMatchBirthDate'), 'birthDateLimit']);
    expect(await given.logIn(visitor)).toMatchObject({ messageCode: 'birthDateNeeded' });
  });

  it('M541 that matches is answered without a message code', async () => {
    const { visitor } = await atBirthDate();
    expect(await given.birthDate(visitor)).toMatchObject({ isSuccess: true, messageCode: null });
  });

  it('M360 M361 M551 M595 with an eleventh telephone of the identity asks for another telephone', async () => {
    const { visitor, by } = await atBirthDate();
    registered(by.identityNo, { isPhoneLimitReached: true });
    expect(await given.birthDate(visitor)).toMatchObject({ messageCode: 'phoneMaximumUse' });
  });

  it('with a telephone that the registry knows to be somebody else’s is refused', async () => {
    const { visitor, by } = await atBirthDate();
    registered(by.identityNo, { phoneMatches: false });
    expect(await given.birthDate(visitor)).toMatchObject({ messageCode: 'identityNotMatchPhone' });
  });

  it('while the registry does not answer is asked again later, and no guess is counted', async () => {
    const { visitor, by } = await atBirthDate();
    given.backend.ports.persons.set(by.identityNo, { state: 'unavailable' });
    for (let at = 0; at < 7; at += 1)
      expect(await given.birthDate(visitor)).toMatchObject({ messageCode: 'registerSilent' });
  });
});
