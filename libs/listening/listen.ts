/** `localhost` is two addresses. Fastify would bind a second server that its `close` does not wait for; here one server serves both. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { acceptWaiting } from '@emsal/shutdown/accept-waiting';
import type { FastifyInstance } from 'fastify';
import { thisMachine } from './listen-host.ts';

export interface ListenAddress {
  host: string;
  port: number;
}

/** Call it after all plugins are registered, so that they close after the connections. @throws Error when the port is in use */
export async function listen(app: FastifyInstance, { host, port }: ListenAddress): Promise<string> {
  if (host !== thisMachine) return app.listen({ host, port });
  const second = createServer((socket) => app.server.emit('connection', socket));
  let closed: Promise<unknown> = Promise.resolve();
  app.addHook('preClose', async () => {
    await acceptWaiting(second);
    if (second.listening) closed = new Promise((done) => second.close(done));
  });
  app.addHook('onClose', () => closed);
  const address = await app.listen({ host: '127.0.0.1', port });
  await bindIpv6(second, (app.server.address() as AddressInfo).port);
  return address;
}

async function bindIpv6(server: Server, port: number): Promise<void> {
  try {
    await once(server.listen(port, '::1'), 'listening');
  } catch (error) {
    if (!absentCodes.has((error as NodeJS.ErrnoException).code)) throw error;
  }
}
/** A machine without IPv6. */
const absentCodes: ReadonlySet<string | undefined> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);
