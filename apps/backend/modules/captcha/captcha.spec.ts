import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallerContext } from '../../http/context';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { captchaModule, requireCaptcha } from './captcha';

type IssuedChallenge = { kind: string; challenge: Challenge };

const codeOf = async (proof: string | undefined, context: Partial<CallerContext>) =>
  (await requireCaptcha(proof, context as CallerContext))?.code ?? 'passed';

const requestChallenge = async (visitor: TestVisitor) =>
  (await visitor.call('POST captcha/challenge', {})).body.result as IssuedChallenge;

async function solve({ challenge }: IssuedChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}

describe('the proof of work', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => void (backend = await testApp([captchaModule])));
  beforeEach(async () => void (visitor = await backend.visitor()));
  afterAll(() => backend.close());

  /** Context with the visitor of the challenge. */
  const contextFor = ({ challenge }: IssuedChallenge) => ({
    ...backend.services,
    visitor: { id: String(challenge.parameters.data!['visitor']) } as CallerContext['visitor'],
  });

  it('passes once: the same answer is refused a second time', async () => {
    const issued = await requestChallenge(visitor);
    const proof = await solve(issued);
    expect([await codeOf(proof, contextFor(issued)), await codeOf(proof, contextFor(issued))]).toEqual([
      'passed',
      'captchaFailed',
    ]);
  });

  it('is required when it is missing', async () => {
    expect(await codeOf(undefined, backend.services)).toBe('captchaRequired');
  });

  it('does not pass for another visitor', async () => {
    const mine = await requestChallenge(visitor);
    const theirs = await requestChallenge(await backend.visitor());
    expect(await codeOf(await solve(mine), contextFor(theirs))).toBe('captchaFailed');
  });

  it('does not pass after five minutes', async () => {
    const issued = await requestChallenge(visitor);
    const proof = await solve(issued);
    backend.clock.advance(301);
    expect(await codeOf(proof, contextFor(issued))).toBe('captchaFailed');
  });

  it('does not pass when it was weakened, guessed or malformed', async () => {
    const issued = await requestChallenge(visitor);
    const cheap = structuredClone(issued);
    cheap.challenge.parameters.keyPrefix = '';
    const guessed = { challenge: issued.challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } };
    const answers = [
      JSON.stringify({ ...cheap, solution: { counter: 1, derivedKey: '00' } }),
      JSON.stringify(guessed),
      '{}',
      'no json',
    ];
    const codes = await Promise.all(answers.map((proof) => codeOf(proof, contextFor(issued))));
    expect(new Set(codes)).toEqual(new Set(['captchaFailed']));
  });

  it('is issued to visitors with a token only', async () => {
    const reply = await backend.app.inject({ method: 'POST', url: '/api/captcha/challenge', payload: {} });
    expect(reply.statusCode).toBe(403);
  });
});

describe('reCAPTCHA', () => {
  let provider: Server;
  let backend: TestApp;
  const received: string[] = [];
  beforeAll(async () => {
    provider = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        received.push(body);
        if (body.includes('dead')) return response.destroy();
        response.end(JSON.stringify({ success: body.includes('response=right') }));
      });
    });
    await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
    const { port } = provider.address() as AddressInfo;
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
    await new Promise((done) => provider.close(done));
  });

  it('sends its site key to the browser', async () => {
    expect(await requestChallenge(await backend.visitor())).toEqual({ kind: 'reCaptcha', siteKey: 'site' });
  });

  it.each([
    ['right', 'passed'],
    ['wrong', 'captchaFailed'],
    ['dead', 'captchaFailed'],
  ])('verifies the answer "%s" with the provider: %s', async (proof, code) => {
    expect(await codeOf(proof, { ...backend.services, log: backend.services.log as never })).toBe(code);
    expect(received.at(-1)).toBe(`secret=secret&response=${proof}`);
  });
});
