import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallerContext } from '../../frame/context';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { captchaModule, requireCaptcha } from './captcha';

type Posed = { kind: string; challenge: Challenge };

const codeOf = async (proof: string | undefined, context: Partial<CallerContext>) =>
  (await requireCaptcha(proof, context as CallerContext))?.code ?? 'passed';

const pose = async (visitor: TestVisitor) => (await visitor.call('POST captcha/challenge', {})).body.result as Posed;

async function solve({ challenge }: Posed): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}

describe('the proof of work', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => void (backend = await testApp([captchaModule])));
  beforeEach(async () => void (visitor = await backend.visitor()));
  afterAll(() => backend.close());

  /** The visitor that the challenge was posed to, as the frame would hand it over. */
  const contextFor = ({ challenge }: Posed) => ({
    ...backend.services,
    visitor: { id: String(challenge.parameters.data!['visitor']) } as CallerContext['visitor'],
  });

  it('passes once: a second use of the same answer does not', async () => {
    const posed = await pose(visitor);
    const proof = await solve(posed);
    expect([await codeOf(proof, contextFor(posed)), await codeOf(proof, contextFor(posed))]).toEqual([
      'passed',
      'captchaFailed',
    ]);
  });

  it('is asked for when it is missing', async () => {
    expect(await codeOf(undefined, backend.services)).toBe('captchaRequired');
  });

  it('does not pass for another visitor', async () => {
    const [mine, theirs] = [await pose(visitor), await pose(await backend.visitor())];
    expect(await codeOf(await solve(mine), contextFor(theirs))).toBe('captchaFailed');
  });

  it('does not pass after five minutes', async () => {
    const posed = await pose(visitor);
    const proof = await solve(posed);
    backend.clock.advance(301);
    expect(await codeOf(proof, contextFor(posed))).toBe('captchaFailed');
  });

  it('does not pass when it was made cheaper, guessed or is no answer at all', async () => {
    const posed = await pose(visitor);
    const cheap = structuredClone(posed);
    cheap.challenge.parameters.keyPrefix = '';
    const guessed = { challenge: posed.challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } };
    const answers = [
      JSON.stringify({ ...cheap, solution: { counter: 1, derivedKey: '00' } }),
      JSON.stringify(guessed),
      '{}',
      'no json',
    ];
    const codes = await Promise.all(answers.map((proof) => codeOf(proof, contextFor(posed))));
    expect(new Set(codes)).toEqual(new Set(['captchaFailed']));
  });

  it('is posed to visitors with a token only', async () => {
    const reply = await backend.app.inject({ method: 'POST', url: '/api/captcha/challenge', payload: {} });
    expect(reply.statusCode).toBe(403);
  });
});

describe('reCAPTCHA', () => {
  let judge: Server;
  let backend: TestApp;
  const heard: string[] = [];
  beforeAll(async () => {
    judge = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        heard.push(body);
        if (body.includes('dead')) return response.destroy();
        response.end(JSON.stringify({ success: body.includes('response=right') }));
      });
    });
    await new Promise<void>((done) => judge.listen(0, '127.0.0.1', done));
    const { port } = judge.address() as AddressInfo;
    const env = {
      CAPTCHA: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET: 'secret',
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/`,
    };
    backend = await testApp([captchaModule], { env });
  });
  afterAll(async () => {
    await backend.close();
    await new Promise((done) => judge.close(done));
  });

  it('tells the browser its key', async () => {
    expect(await pose(await backend.visitor())).toEqual({ kind: 'reCaptcha', siteKey: 'site' });
  });

  it.each([
    ['right', 'passed'],
    ['wrong', 'captchaFailed'],
    ['dead', 'captchaFailed'],
  ])('asks the judge: %s is %s', async (proof, code) => {
    expect(await codeOf(proof, { ...backend.services, log: backend.services.log as never })).toBe(code);
    expect(heard.at(-1)).toBe(`secret=secret&response=${proof}`);
  });
});
