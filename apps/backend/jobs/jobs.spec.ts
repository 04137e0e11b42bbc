import { sql } from 'drizzle-orm';
import { defineModule } from '../http/module';
import { testApp, type TestApp } from '../testing/test-app';
import type { Job } from '../http/job';

describe('jobs', () => {
  let backend: TestApp;
  const done: string[] = [];
  let failures = 0;
  let onRun = (_name: string): void => undefined;
  const runOf = (name: string): Promise<void> =>
    new Promise((resolve) => (onRun = (ranName) => ranName === name && resolve()));
  const note: Job<{ name: string }> = {
    name: 'note',
    handler: async ({ name }) => {
      done.push(name);
      onRun(name);
    },
    options: { pollSeconds: 0.5 },
  };
  const lone: Job<{ name: string }> = {
    name: 'lone',
    handler: note.handler,
    options: { pollSeconds: 5, concurrency: 1 },
  };
  const stubborn: Job<{ name: string }> = {
    name: 'stubborn',
    handler: async ({ name }) => {
      failures += 1;
      if (failures === 1) throw new Error('not yet');
      onRun(name);
    },
    options: { pollSeconds: 0.5, retryDelaySeconds: 1 },
  };
  beforeAll(
    async () =>
      void (backend = await testApp(
        [defineModule({ name: 'recording', calls: {}, handlers: {}, jobs: [note, lone, stubborn] as Job[] })],
        { startsJobs: true },
      )),
  );
  afterAll(() => backend.close());

  it('run what was enqueued', async () => {
    const ran = runOf('one');
    await backend.services.jobs.send('note', { name: 'one' });
    await ran;
    expect(done).toContain('one');
  });

  it('are run by a worker without a pause while there are more', async () => {
    const last = runOf('10');
    // With a polling interval after each of them, they would outlast the test's limit.
    for (let count = 1; count <= 10; count += 1) await backend.services.jobs.send('lone', { name: String(count) });
    await last;
    expect(done).toEqual(expect.arrayContaining(['1', '10']));
  }, 20_000);

  it('exist only when the transaction that sent them commits', async () => {
    const { db, jobs } = backend.services;
    await db
      .transaction(async (tx) => {
        await jobs.send('note', { name: 'lost' }, { tx });
        tx.rollback();
      })
      .catch(() => undefined);
    const ran = runOf('committed');
    await db.transaction(async (tx) => void (await jobs.send('note', { name: 'committed' }, { tx })));
    await ran;
    expect(done).not.toContain('lost');
  });

  it('are retried after a failure', async () => {
    const ran = runOf('again');
    await backend.services.jobs.send('stubborn', { name: 'again' });
    await ran;
    expect(failures).toBe(2);
  }, 20_000);

  it('recur no more once they are gone', async () => {
    const { db, jobs } = backend.services;
    const scheduled = async () =>
      (await db.execute<{ name: string }>(sql`SELECT name FROM jobs.schedule`)).rows.map(({ name }) => name);
    const nightly = (name: string) => ({ name, handler: async () => undefined, options: { cron: '0 4 1 1 *' } });
    await jobs.work([nightly('kept'), nightly('removed')], backend.services);
    expect((await scheduled()).toSorted()).toEqual(['kept', 'removed']);
    await jobs.work([nightly('kept')], backend.services);
    expect(await scheduled()).toEqual(['kept']);
  });

  it('never run once they are cancelled', async () => {
    const { db, jobs } = backend.services;
    const id = (await jobs.send('note', { name: 'later' }, { startAfter: new Date('2100-01-01') }))!;
    await jobs.cancel('note', id);
    expect((await db.execute(sql`SELECT state FROM jobs.job WHERE id = ${id}`)).rows).toEqual([{ state: 'cancelled' }]);
  });
});
