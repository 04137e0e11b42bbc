import { trialFrame } from '../testing/trial-frame';
import { once as given } from '../testing/trial-module';

describe('the frame', () => {
  const frame = trialFrame();
  const { post } = frame;

  describe('of a call that must not happen twice', () => {
    beforeEach(() => void (given.runs = 0));
    const call = (amount: number, key = 'attempt-1') => post('trial/once', { amount }, { 'idempotency-key': key });

    it('wants a key', async () => {
      const reply = await post('trial/once', { amount: 1 });
      expect([reply.status, reply.body.messageCode]).toEqual([400, 'keyMissing']);
    });

    it('replays the first status and body for the same key', async () => {
      const [first, second, other] = [await call(5), await call(5), await call(5, 'attempt-2')];
      expect([first.body.result, second.text, other.body.result]).toEqual([{ run: 1 }, first.text, { run: 2 }]);
    });

    it('replays a failure too, because nobody knows how far it came', async () => {
      const [first, second] = [await call(13), await call(13)];
      expect([first.status, second.status, given.runs]).toEqual([500, 500, 1]);
    });

    it('refuses other parameters under the same key', async () => {
      await call(5);
      const reply = await call(6);
      expect([reply.status, reply.body.messageCode, given.runs]).toEqual([422, 'keyReused', 1]);
    });

    it('answers 409 while its twin runs, and runs once', async () => {
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

    it('takes over a run whose process died two minutes ago', async () => {
      given.gate = new Promise(() => undefined);
      void call(7, 'attempt-dead');
      while (given.runs === 0) await new Promise(setImmediate);
      given.gate = Promise.resolve();
      expect((await call(7, 'attempt-dead')).status).toBe(409);
      frame.backend.clock.advance(121);
      expect((await call(7, 'attempt-dead')).body.result).toEqual({ run: 2 });
    });

    it('keeps the keys of two visitors apart', async () => {
      await call(5);
      frame.visitor = await frame.backend.visitor();
      expect((await call(6)).body.result).toEqual({ run: 2 });
    });
  });
});
