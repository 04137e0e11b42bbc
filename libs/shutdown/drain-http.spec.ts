import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { drainHttp, mountDrain } from './drain-http';

const open = async () => {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  mountDrain(app);
  const slow = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  app.get('/', () => 'served');
  app.get('/slow', () => {
    begun.resolve();
    return slow.promise;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, begun: begun.promise, finish: () => slow.resolve('finished'), url: `http://127.0.0.1:${port}` };
};

describe('a server that drains', () => {
  it('still answers, with the connection’s end', async () => {
    const { app } = await open();
    const ask = async (url: string) => {
      const { statusCode, headers } = await app.inject(url);
      return [statusCode, headers.connection];
    };
    expect(await ask('/')).toEqual([200, 'keep-alive']);
    const drained = drainHttp(app, { limit: 60_000, isHasty: true });
    expect([app.isDraining, await ask('/'), await ask('/nowhere')]).toEqual([true, [200, 'close'], [404, 'close']]);
    await drained;
  });

  it('waits for the running request and not for a connection that then falls idle', async () => {
    const { app, begun, finish, url } = await open();
    const agent = new Agent({ keepAlive: true });
    const answer = once(request(`${url}/slow`, { agent }).end(), 'response') as Promise<[IncomingMessage]>;
    await begun;
    const drained = drainHttp(app, { limit: 60_000, isHasty: true });
    finish();
    expect((await answer)[0].resume().statusCode).toBe(200);
    await drained;
    agent.destroy();
    await expect(fetch(url)).rejects.toThrow();
  });

  it('keeps an idle connection for the time that it promised, and answers on it', async () => {
    const { app, url } = await open();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async () => {
      const sent = request(url, { agent }).end();
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      await once(answer.resume(), 'end');
      return { headers: answer.headers, isReused: sent.reusedSocket };
    };
    expect(await ask()).toMatchObject({ headers: { 'keep-alive': 'timeout=5' }, isReused: false });
    const { keepAliveTimeout, keepAliveTimeoutBuffer } = app.server;
    expect(keepAliveTimeout + keepAliveTimeoutBuffer).toBe(72_000);
    app.server.keepAliveTimeout = 60_000;
    const drained = drainHttp(app, { limit: 60_000, isHasty: false });
    // Longer than the notice, after which a hasty one closes it.
    await pause(800);
    expect(await ask()).toMatchObject({ headers: { connection: 'close' }, isReused: true });
    await drained;
  });

  it('cuts at its limit what never ends', async () => {
    const { app, begun, url } = await open();
    const answer = fetch(`${url}/slow`);
    await begun;
    await Promise.all([drainHttp(app, { limit: 1, isHasty: true }), expect(answer).rejects.toThrow()]);
  });
});
