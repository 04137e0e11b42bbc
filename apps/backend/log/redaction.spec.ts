import { command } from '@emsal/api/call';
import { calls } from '@emsal/api/calls/table';
import { loggedUrl } from '@emsal/platform/log/logged-url';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineModule } from '../http/module';
import { testApp, type TestApp } from '../testing/test-app';

const canaries = {
  identity: '10000000078',
  telephone: '5321234567',
  card: '4242424242424242',
  mail: 'kanarya@ornek.example',
};
const text = Object.values(canaries).join(' ');
const anything = z.object({ path: z.string().optional(), note: z.string().optional() });
const noise = defineModule({
  name: 'noise',
  calls: {
    'POST noise/throw': command({
      who: 'anyone',
      summary: 'Throws its input.',
      input: anything,
      output: z.null(),
      sample: {},
    }),
    'POST noise/query': command({
      who: 'anyone',
      summary: 'Fails in the database.',
      input: anything,
      output: z.null(),
      sample: {},
    }),
    'POST noise/statement': command({
      who: 'anyone',
      summary: 'Fails in a statement that drizzle made.',
      input: anything,
      output: z.null(),
      sample: {},
    }),
    'GET noise/{path}': command({
      who: 'anyone',
      summary: 'Accepts anything in its path.',
      input: anything,
      output: z.null(),
      sample: { path: 'x' },
    }),
  },
  handlers: {
    'POST noise/throw': async ({ note }, { log }) => {
      log.warn(
        { phoneNumber: canaries.telephone, person: { email: canaries.mail, identityNo: canaries.identity }, note },
        `seen ${note}`,
      );
      throw new Error(`cannot take ${note}`, { cause: new Error(String(note)) });
    },
    'POST noise/query': async ({ note }, { database }) => {
      await database.pool.query('SELECT $1::int', [note]);
      return null;
    },
    'POST noise/statement': async ({ note }, { db }) => {
      await db.execute(sql`SELECT ${note}::text, 1 / 0`);
      return null;
    },
    'GET noise/{path}': async () => null,
  },
});

describe('the log', () => {
  let backend: TestApp;
  beforeAll(async () => void (backend = await testApp([noise], { env: { LOG_LEVEL: 'trace' } })));
  afterAll(() => backend.close());

  it('contains no identity number, telephone, card number or e-mail address from any part of a request', async () => {
    const visitor = await backend.visitor();
    const headers = {
      'x-forwarded-for': canaries.identity,
      ref: `/form?tc=${canaries.identity}`,
      'x-token-id': canaries.card,
      'user-agent': text,
      'content-type': 'application/json',
    };
    const query = `?tc=${canaries.identity}&mail=${encodeURIComponent(canaries.mail)}&tel=%2B90${canaries.telephone}&card=${canaries.card}`;
    for (const value of Object.values(canaries))
      await visitor.send({ method: 'GET', url: `/api/noise/${encodeURIComponent(value)}${query}`, headers });
    await visitor.send({ method: 'POST', url: `/api/noise/throw${query}`, payload: { note: text }, headers });
    await visitor.send({ method: 'POST', url: '/api/noise/query', payload: { note: text }, headers });
    await visitor.send({ method: 'POST', url: '/api/noise/throw', payload: `{"broken": "${text}"`, headers });
    await visitor.send({ method: 'GET', url: `/api/quoterequestapi/getKvkkStatus/${canaries.identity}`, headers });
    const written = backend.log.join('');
    expect(written).toMatch(/cannot take \[identity\]/);
    for (const value of [...Object.values(canaries), encodeURIComponent(canaries.mail)])
      expect(written).not.toContain(value);
  });

  it('contains no parameters of a failed SQL statement', async () => {
    const visitor = await backend.visitor();
    const note = 'AYŞE YILMAZ, 1985-04-12\n34 ABC 12 $& WBA3A5C50DF123456';
    await visitor.send({ method: 'POST', url: '/api/noise/statement', payload: { note } });
    const written = backend.log.join('');
    expect(written).toMatch(/Failed query: SELECT .+params: \[redacted\].*division by zero/);
    for (const part of ['AYŞE', '1985-04-12', '34 ABC 12', 'WBA3A5C50DF123456']) expect(written).not.toContain(part);
  });

  it.each(['mail', 'download'])('contains no token of a document’s %s URL', async (kind) => {
    const visitor = await backend.visitor();
    await visitor.send({ method: 'GET', url: `/api/document/${kind}/a-secret-of-43-characters?x=1` });
    const written = backend.log.join('');
    expect(written).toContain(`/api/document/${kind}/[redacted]?x=1`);
    expect(written).not.toContain('a-secret-of-43-characters');
  });
});

/** Parameters that are a capability (`http/ownership/calls-by-id.spec.ts`); those of lists are codes of places and breeds. */
const isSecret = /^(code|token|hash|encryptedId)$/i;

it('no call has a secret in its path that would be logged', () => {
  const shown = Object.entries(calls).filter(([name, { style }]) => {
    const path = `/api/${name.split(' ')[1]!}`;
    const secrets = [...path.matchAll(/\{(\w+)\}/g)].filter(([, parameter]) => isSecret.test(parameter!));
    return style !== 'lookup' && secrets.some(([placeholder]) => loggedUrl(path).includes(placeholder));
  });
  expect(shown.map(([name]) => name)).toEqual([]);
});
