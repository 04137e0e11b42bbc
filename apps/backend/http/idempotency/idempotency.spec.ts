import { eq, sql } from 'drizzle-orm';
import { eventually } from '../../testing/eventually';
import { claim, findAttempt, release, storeReply } from './idempotency-store';
import { attempts } from './tables';
import { sampleBackend } from '../testing/sample-backend';
import { idempotentCall as given } from '../testing/sample-module';

describe('the HTTP kernel', () => {
  const fixture = sampleBackend();
  const { post } = fixture;

  describe('for an idempotent call', () => {
    beforeEach(() => void (given.runs = 0));
    const call = (amount: number, key = 'attempt-1') => post('sample/once', { amount }, { 'idempotency-key': key });

    it('requires an idempotency key', async () => {
      const reply = await post('sample/once', { amount: 1 });
      expect([reply.status, reply.body.messageCode]).toEqual([400, 'keyMissing']);
    });

    it('replays the first status and body for the same key', async () => {
      const first = await call(5);
      const second = await call(5);
      const other = await call(5, 'attempt-2');
      expect([first.body.result, second.text, other.body.result]).toEqual([{ run: 1 }, first.text, { run: 2 }]);
    });

    it('replays a failure too, because the call may have had effects', async () => {
      const first = await call(13);
      const second = await call(13);
      expect([first.status, second.status, given.runs]).toEqual([500, 500, 1]);
    });

    it('refuses different parameters under the same key', async () => {
      await call(5);
      const reply = await call(6);
      expect([reply.status, reply.body.messageCode, given.runs]).toEqual([422, 'keyReused', 1]);
    });

    it('answers 409 while the first run lasts, and runs once', async () => {
      let open = (): void => undefined;
      given.gate = new Promise((resolve) => (open = resolve));
      const first = call(5);
      while (given.runs === 0) await new Promise(setImmediate);
      const twin = await call(5);
      open();
      expect([twin.status, twin.body.messageCode, (await first).status, given.runs]).toEqual([
        409,
        'stillRunning',
        200,
        1,
      ]);
    });

    it('runs again 15 seconds after a process died during the first run', async () => {
      // A running attempt of a dead process, whose lease is not renewed.
      const { db } = fixture.backend.services;
      await call(7, 'attempt-dead');
      await db.update(attempts).set({ status: null, body: null }).where(eq(attempts.key, 'attempt-dead'));
      expect((await call(7, 'attempt-dead')).status).toBe(409);
      fixture.backend.clock.advance(15);
      expect((await call(7, 'attempt-dead')).body.result).toEqual({ run: 2 });
    });

    it('does not run a second time while a long first run renews its lease', async () => {
      let open = (): void => undefined;
      given.gate = new Promise((resolve) => (open = resolve));
      const long = call(8, 'attempt-long');
      while (given.runs === 0) await new Promise(setImmediate);
      const { clock } = fixture.backend;
      const { db } = fixture.backend.services;
      const startedAt = async () =>
        (await db.select().from(attempts).where(eq(attempts.key, 'attempt-long')))[0]!.startedAt;
      const before = await startedAt();
      clock.advance(10);
      await eventually(async () => (await startedAt()) > before);
      clock.advance(10);
      expect((await call(8, 'attempt-long')).status).toBe(409);
      open();
      expect([(await long).body.result, given.runs]).toEqual([{ run: 1 }, 1]);
    });

    it('lets a run that another has taken over neither store its reply nor free the key', async () => {
      const { db, clock } = { ...fixture.backend.services, ...fixture.backend };
      const key = { visitorId: 'v', key: 'attempt-fenced' };
      const stale = { ...key, runId: 'stale' };
      const newer = { ...key, runId: 'newer' };
      const start = { call: 'POST sample/once', inputHash: 'h', startedAt: clock.now() };
      await claim(db, { ...stale, ...start }, start.startedAt);
      clock.advance(15);
      await claim(db, { ...newer, ...start, startedAt: clock.now() }, clock.now());
      await storeReply(db, stale, { status: 200, body: 'stale' });
      await release(db, stale);
      expect(await findAttempt(db, key)).toMatchObject({ runId: 'newer', status: null });
      await storeReply(db, newer, { status: 200, body: 'newer' });
      expect(await findAttempt(db, key)).toMatchObject({ status: 200, body: 'newer' });
    });

    it('answers with a reply that cannot be stored, and does not run again while its key is taken', async () => {
      const { db } = fixture.backend.services;
      await db.execute(sql`ALTER TABLE attempts ADD CONSTRAINT no_reply CHECK (status IS NULL) NOT VALID`);
      const first = await call(9, 'attempt-unstored');
      const second = await call(9, 'attempt-unstored');
      await db.execute(sql`ALTER TABLE attempts DROP CONSTRAINT no_reply`);
      expect([first.body.result, second.status, given.runs]).toEqual([{ run: 1 }, 409, 1]);
    });

    it('keeps the keys of two visitors separate', async () => {
      await call(5);
      fixture.visitor = await fixture.backend.visitor();
      expect((await call(6)).body.result).toEqual({ run: 2 });
    });
  });
});
