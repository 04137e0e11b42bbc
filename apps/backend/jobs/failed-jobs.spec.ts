import { sql } from 'drizzle-orm';
import { defineModule } from '../http/module';
import type { Job } from '../http/job';
import { eventually } from '../testing/eventually';
import { testApp, type TestApp } from '../testing/test-app';

const telephone = '5321234567';

describe('a job that keeps failing', () => {
  let backend: TestApp;
  let isBroken = true;
  const ran: string[] = [];
  const fragile: Job<{ orderId: string }> = {
    name: 'fragile',
    handler: async ({ orderId }, { db }) => {
      if (isBroken) await db.execute(sql`SELECT ${telephone}::text, 1 / 0`);
      ran.push(orderId);
    },
    options: { pollSeconds: 0.5, retryLimit: 1, retryDelayMaxSeconds: 1 },
  };
  const forgotten: Job<object> = {
    name: 'forgotten',
    handler: () => Promise.reject(new Error(`no line to ${telephone}`)),
    options: { pollSeconds: 0.5, retryLimit: 0, waitsAtDesk: false },
  };
  const nightly: Job = {
    name: 'nightly',
    handler: () => (isBroken ? Promise.reject(new Error('the bank returned no ledger')) : Promise.resolve()),
    options: { pollSeconds: 0.5, retryLimit: 0, cron: '0 4 1 1 *' },
  };
  const slow: Job<object> = {
    name: 'slow',
    handler: () => new Promise(() => undefined),
    options: { pollSeconds: 0.5, retryLimit: 0, expireInSeconds: 1 },
  };
  beforeAll(async () => {
    const jobs = [fragile, forgotten, nightly, slow] as Job[];
    backend = await testApp([defineModule({ name: 'failing', calls: {}, handlers: {}, jobs })], { startsJobs: true });
  });
  afterAll(() => backend.close());

  const failed = () => backend.services.jobs.failed;
  const again = (id: string) => backend.services.db.transaction((tx) => failed().again(tx, id));
  const dismiss = (id: string) => backend.services.db.transaction((tx) => failed().dismiss(tx, id));
  const waiting = async (name: string) => (await failed().list(1, 50)).rows.filter((job) => job.name === name);
  const logged = (name: string) =>
    backend.log.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ job }) => job === name);
  const fail = async (name: string, data = {}) => {
    const id = await backend.services.jobs.send(name, data);
    await eventually(async () => logged(name).some(({ jobId, level }) => jobId === id && level === 50));
    return id;
  };

  it('is logged with its cause at each attempt, the last one as an error, and waits for a person without personal data', async () => {
    const jobId = await fail('fragile', { orderId: 'A-1' });
    expect(logged('fragile')).toEqual([
      expect.objectContaining({
        level: 40,
        jobId,
        attempt: 1,
        err: expect.objectContaining({ type: 'DrizzleQueryError' }) as unknown,
      }),
      expect.objectContaining({ level: 50, jobId, attempt: 2 }),
    ]);
    await eventually(async () => (await waiting('fragile')).length === 1);
    expect(await failed().list(2, 50)).toEqual({ total: 1, rows: [] });
    const [job] = await waiting('fragile');
    expect(job).toMatchObject({
      data: { orderId: 'A-1' },
      attempts: 2,
      code: 'database',
      cause: expect.stringContaining('Failed query') as unknown,
    });
    const stored = await backend.services.db.execute(sql`SELECT output, source_output FROM jobs.job`);
    expect(JSON.stringify([stored.rows, backend.log])).not.toContain(telephone);
  }, 30_000);

  it('runs again when a person says so, and is gone when somebody did it by hand', async () => {
    await fail('fragile', { orderId: 'A-2' });
    await eventually(async () => (await waiting('fragile')).length === 2);
    const [second, first] = await waiting('fragile');
    isBroken = false;
    expect([await again(second!.id), await again(second!.id)]).toEqual([true, false]);
    await eventually(async () => ran.includes('A-2'));
    expect([await dismiss(first!.id), await dismiss(first!.id)]).toEqual([true, false]);
    expect([await waiting('fragile'), ran]).toEqual([[], ['A-2']]);
    isBroken = true;
  }, 30_000);

  it('is only logged where nobody can help', async () => {
    await fail('forgotten');
    await eventually(async () => (await stateOf('forgotten')) === 'failed');
    expect(await waiting('forgotten')).toEqual([]);
    expect(JSON.stringify(logged('forgotten'))).not.toContain(telephone);
  });

  it('that recurs is listed until a run succeeds', async () => {
    const names = async () => (await failed().recurring()).map(({ name, cause }) => [name, cause]);
    await fail('nightly');
    await eventually(async () => (await names()).length === 1);
    expect(await names()).toEqual([['nightly', 'the bank returned no ledger']]);
    isBroken = false;
    await backend.services.jobs.send('nightly', {});
    await eventually(async () => (await names()).length === 0);
    expect(await waiting('nightly')).toEqual([]);
  });

  it('that never ends is logged when its attempt expires', async () => {
    await fail('slow');
    await eventually(async () => (await waiting('slow')).length === 1);
    expect(await waiting('slow')).toMatchObject([
      { attempts: 1, code: 'expired', cause: expect.stringContaining('exceeded') as unknown },
    ]);
  });

  const stateOf = async (name: string) =>
    (await backend.services.db.execute<{ state: string }>(sql`SELECT state FROM jobs.job WHERE name = ${name}`)).rows[0]
      ?.state;
});
