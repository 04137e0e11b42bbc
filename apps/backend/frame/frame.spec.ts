import { command, lookup } from '@emsal/api/call';
import { protocolFailures } from '@emsal/api/outcomes/protocol';
import { z } from 'zod';
import { customerModule } from '../modules/customer/customer';
import { testApp, type TestApp } from '../testing/test-app';
import type { TestVisitor } from '../testing/test-visitor';
import { defineModule } from './module';
import { refusalsOf } from './refusal';

let runs = 0;
let gate: Promise<void> = Promise.resolve();
const empty = z.object({});
const trialCalls = {
  'POST trial/fail': command({ who: 'anyone', summary: 'Throws.', input: empty, output: z.null(), sample: {} }),
  'POST trial/refuse': command({ who: 'anyone', summary: 'Refuses.', input: empty, output: z.null(), sample: {} }),
  'GET trial/list': lookup({
    who: 'anyone',
    summary: 'A list that fails.',
    input: empty,
    output: z.array(z.string()),
    sample: {},
  }),
  'POST trial/once': command({
    who: 'visitor',
    summary: 'Counts its runs.',
    input: z.object({ amount: z.int() }),
    output: z.object({ run: z.int() }),
    sample: { amount: 1 },
    idempotent: true,
  }),
  'POST trial/heavy': command({
    who: 'visitor',
    summary: 'Costs much.',
    input: empty,
    output: z.null(),
    sample: {},
    weight: 40,
  }),
  'POST trial/leak': command({
    who: 'anyone',
    summary: 'Says more than the contract.',
    input: empty,
    output: z.object({ known: z.string() }),
    sample: {},
  }),
};
const trial = defineModule({
  name: 'trial',
  calls: trialCalls,
  handlers: {
    'POST trial/fail': async () => {
      throw new Error('SELECT secret FROM cellar');
    },
    'POST trial/refuse': async () => refusalsOf({ no: { message: 'Olmaz.', field: 'plate' } })('no'),
    'GET trial/list': async () => {
      throw new Error('list is broken');
    },
    'POST trial/once': async ({ amount }) => {
      runs += 1;
      await gate;
      if (amount === 13) throw new Error('unlucky');
      return { run: runs };
    },
    'POST trial/heavy': async () => null,
    'POST trial/leak': async () => ({ known: 'yes', secret: 'no' }),
  },
  routes: (app) => void app.get('/trial/paper/:id', async () => 'found'),
});

describe('the frame', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => void (backend = await testApp([trial])));
  beforeEach(async () => void (visitor = await backend.visitor()));
  afterAll(() => backend.close());
  const post = (path: string, payload: object | string = {}, headers: Record<string, string> = {}) =>
    visitor.send({ method: 'POST', url: `/api/${path}`, payload, headers });

  it('answers a surprise with the code internal and nothing of its cause', async () => {
    const { status, body, text } = await post('trial/fail');
    expect([status, body]).toEqual([500, { message: protocolFailures.internal.message, messageCode: 'internal' }]);
    expect(text).not.toMatch(/SELECT|stack|\.ts/);
  });

  it('F495 M544 answers a business refusal with 200, success false, the message, the code and the field', async () => {
    const { status, body } = await post('trial/refuse');
    expect([status, body]).toEqual([
      200,
      { isSuccess: false, result: null, message: 'Olmaz.', messageCode: 'no', fields: { plate: 'Olmaz.' } },
    ]);
  });

  it('F603 M539 answers an empty list for a lookup that fails, and logs why', async () => {
    const reply = await visitor.send({ method: 'GET', url: '/api/trial/list' });
    expect([reply.status, reply.list]).toEqual([200, []]);
    expect(backend.log.join('')).toContain('list is broken');
  });

  it('M419 sends nothing that the contract does not name', async () => {
    expect((await post('trial/leak')).body.result).toEqual({ known: 'yes' });
  });

  it.each([
    ['POST', 'no/such/call', {}, 404, 'notFound'],
    ['GET', 'quoterequestapi/draft/short', undefined, 400, 'badBody'],
    ['POST', 'token/create', '{"broken', 400, 'badBody'],
    ['POST', 'token/create', '{"__proto__":{"x":1}}', 400, 'badBody'],
    ['POST', 'token/create', JSON.stringify({ text: 'x'.repeat(300_000) }), 413, 'tooLarge'],
    ['POST', 'token/check', '['.repeat(3000) + ']'.repeat(3000), 400, 'badBody'],
  ] as const)('answers %s %s with a code of the catalogue (%#)', async (method, path, payload, status, code) => {
    const reply = await visitor.send({
      method,
      url: `/api/${path}`,
      ...(payload !== undefined && { payload }),
      headers: { 'content-type': 'application/json' },
    });
    expect([reply.status, reply.body.messageCode, reply.body.message]).toEqual([
      status,
      code,
      protocolFailures[code].message,
    ]);
  });

  it('refuses a body that is not JSON by its type', async () => {
    const reply = await post('token/create', '<a/>', { 'content-type': 'text/plain' });
    expect([reply.status, reply.body.messageCode]).toEqual([415, 'wrongType']);
  });

  it('says per field what is wrong', async () => {
    const reply = await post('token/create', { EmployeeID: 1, CustomerID: 0 });
    expect(reply.body.fields).toEqual({ ApplicationKey: 'Bu alan zorunlu.', EmployeeID: 'Bu alanın biçimi hatalı.' });
    const mistyped = await post('token/create', { ApplicationKey: 1, EmployeeID: 156, CustomerID: 0 });
    expect(mistyped.body.fields).toEqual({ ApplicationKey: 'Bu alanın biçimi hatalı.' });
  });

  it.each(['%00', 'a%00b'])('a route beside the calls knows nothing under the name %s', async (id) => {
    const { status, body } = await visitor.send({ method: 'GET', url: `/api/trial/paper/${id}` });
    expect([status, body.messageCode]).toEqual([404, 'notFound']);
  });

  it('finds a call whatever the case of its path', async () => {
    expect((await post('TRIAL/Refuse')).body.messageCode).toBe('no');
  });

  it('forbids scripts, frames and caching of answers', async () => {
    const { headers } = await post('trial/refuse');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  describe('of a call that must not happen twice', () => {
    beforeEach(() => void (runs = 0));
    const once = (amount: number, key = 'attempt-1') => post('trial/once', { amount }, { 'idempotency-key': key });

    it('wants a key', async () => {
      const reply = await post('trial/once', { amount: 1 });
      expect([reply.status, reply.body.messageCode]).toEqual([400, 'keyMissing']);
    });

    it('replays the first status and body for the same key', async () => {
      const [first, second, other] = [await once(5), await once(5), await once(5, 'attempt-2')];
      expect([first.body.result, second.text, other.body.result]).toEqual([{ run: 1 }, first.text, { run: 2 }]);
    });

    it('replays a failure too, because nobody knows how far it came', async () => {
      const [first, second] = [await once(13), await once(13)];
      expect([first.status, second.status, runs]).toEqual([500, 500, 1]);
    });

    it('refuses other parameters under the same key', async () => {
      await once(5);
      const reply = await once(6);
      expect([reply.status, reply.body.messageCode, runs]).toEqual([422, 'keyReused', 1]);
    });

    it('answers 409 while its twin runs, and runs once', async () => {
      let open = (): void => undefined;
      gate = new Promise((resolve) => (open = resolve));
      const first = once(5);
      while (runs === 0) await new Promise(setImmediate);
      const twin = await once(5);
      open();
      expect([twin.status, twin.body.messageCode, (await first).status, runs]).toEqual([409, 'stillRunning', 200, 1]);
    });

    it('takes over a run whose process died two minutes ago', async () => {
      gate = new Promise(() => undefined);
      void once(7, 'attempt-dead');
      while (runs === 0) await new Promise(setImmediate);
      gate = Promise.resolve();
      expect((await once(7, 'attempt-dead')).status).toBe(409);
      backend.clock.advance(121);
      expect((await once(7, 'attempt-dead')).body.result).toEqual({ run: 2 });
    });

    it('keeps the keys of two visitors apart', async () => {
      await once(5);
      visitor = await backend.visitor();
      expect((await once(6)).body.result).toEqual({ run: 2 });
    });
  });
});

describe('the limits of a caller', () => {
  let backend: TestApp;
  beforeAll(async () => void (backend = await testApp([trial, customerModule], { env: { RATE_LIMIT_POINTS: '100' } })));
  afterAll(() => backend.close());
  const heavy = (visitor: TestVisitor) => visitor.send({ method: 'POST', url: '/api/trial/heavy', payload: {} });

  it('answer 429 with Retry-After when the points are spent, and again when they are back', async () => {
    const visitor = await backend.visitor();
    expect([(await heavy(visitor)).status, (await heavy(visitor)).status]).toEqual([200, 200]);
    const refused = await heavy(visitor);
    expect([refused.status, refused.body.messageCode, refused.headers['retry-after']]).toEqual([429, 'tooMany', '13']);
    backend.clock.advance(13);
    expect((await heavy(visitor)).status).toBe(200);
  });

  it('hold for a device whatever tokens it makes', async () => {
    const [one, two] = [await backend.visitor(), await backend.visitor()];
    two.cookies.set('user-device-id', one.cookies.get('user-device-id')!);
    expect([(await heavy(one)).status, (await heavy(one)).status, (await heavy(two)).status]).toEqual([200, 200, 429]);
  });

  it('hold for an identity whatever devices ask about it', async () => {
    const ask = async () => {
      const visitor = await backend.visitor();
      const visitId = await visitor.visit();
      return visitor.call('POST quoterequestapi/sharedstep/searchcustomerinfo', { visitId, identityNo: '10000000078' });
    };
    for (let at = 0; at < 20; at++) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 429, body: { messageCode: 'tooMany' } });
  });

  it('leave another device alone', async () => {
    const [one, two] = [await backend.visitor(), await backend.visitor()];
    await heavy(one);
    await heavy(one);
    expect((await heavy(two)).status).toBe(200);
  });
});
