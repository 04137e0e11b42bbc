import { networkInterfaces } from 'node:os';
import type { AddressInfo } from 'node:net';
import { drainHttp, mountDrain } from '@emsal/shutdown/drain-http';
import fastify from 'fastify';
import { listen } from './listen';
import { readListenHost } from './listen-host';

const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
const hasIpv6 = addresses.some(({ address }) => address === '::1');
const external = addresses
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);
/** A machine without a network still has more than one IPv4 address (RFC 1122, 3.2.1.3). */
const others = external.length > 0 ? external : ['127.0.0.2'];

async function open(host: string) {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  mountDrain(app);
  const slow = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  const poolClosed = vi.fn();
  app.addHook('onClose', async () => poolClosed());
  app.get('/', () => 'served');
  app.get('/slow', () => {
    begun.resolve();
    return slow.promise;
  });
  await listen(app, { host, port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const ask = (address: string, path = '/') =>
    fetch(`http://${address}:${port}${path}`).then(
      (answer) => answer.text(),
      () => 'refused',
    );
  return { app, ask, begun: begun.promise, finish: () => slow.resolve('finished'), poolClosed };
}

describe('a server', () => {
  it('listens on both addresses of localhost and refuses every other address of the machine', async () => {
    const { app, ask } = await open(readListenHost({}));
    expect([await ask('127.0.0.1'), await ask('[::1]')]).toEqual(['served', hasIpv6 ? 'served' : 'refused']);
    expect(await Promise.all(others.map((address) => ask(address)))).toEqual(others.map(() => 'refused'));
    await app.close();
    expect([await ask('127.0.0.1'), await ask('[::1]')]).toEqual(['refused', 'refused']);
  });

  it('listens on every address where HOST says so', async () => {
    const { app, ask } = await open(readListenHost({ HOST: '0.0.0.0' }));
    expect(await Promise.all(others.map((address) => ask(address)))).toEqual(others.map(() => 'served'));
    await app.close();
  });

  it.each(['127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])])(
    'drains what runs at %s before anything else closes',
    async (address) => {
      const { app, ask, begun, finish, poolClosed } = await open('localhost');
      const answer = ask(address, '/slow');
      await begun;
      const drained = drainHttp(app, { limit: 60_000, isHasty: true });
      while ((await ask('127.0.0.1')) === 'served');
      expect(await ask('[::1]')).toBe('refused');
      expect(poolClosed).not.toHaveBeenCalled();
      finish();
      expect(await answer).toBe('finished');
      await drained;
      expect(poolClosed).toHaveBeenCalled();
    },
  );

  it.each(['x86_64-conda-linux-gnu', 'example.com', '127.0.0.1:80'])('does not start with HOST=%s', (host) => {
    expect(() => readListenHost({ HOST: host })).toThrow(/^HOST must be localhost or an IP address/);
  });
});
