/**
 * Graceful shutdown of an HTTP server: each response announces it by `Connection: close` before anything is closed. Closing a
 * keep-alive connection at once would lose the request that a client is sending on it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptWaiting } from './accept-waiting.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the start of the shutdown: each response closes its connection, and the readiness check fails. */
    isDraining: boolean;
  }
}

/** Longer than a request is in flight, and than a load balancer needs to notice the shutdown. */
const noticeMilliseconds = 500;

/** Must be called before the routes are registered. */
export function mountDrain(app: FastifyInstance): void {
  app.decorate('isDraining', false);
  const closeAfter = async (_request: unknown, reply: FastifyReply): Promise<void> => {
    if (app.isDraining) void reply.header('connection', 'close');
  };
  // `onRequest` for hijacked responses, `onSend` for requests from before the shutdown.
  app.addHook('onRequest', closeAfter);
  app.addHook('onSend', closeAfter);
}

/** Serves new requests for a short time, then accepts no more connections and lets the running requests finish. @param limit milliseconds for those */
export async function drainHttp(app: FastifyInstance, limit: number): Promise<void> {
  app.isDraining = true;
  await pause(noticeMilliseconds);
  await closeConnections(app, limit);
}

/** `close` waits for connections too: those that become idle later are closed here, streams at the deadline; browsers reconnect to another process. */
async function closeConnections(app: FastifyInstance, limit: number): Promise<void> {
  closeAfterAccepting(app);
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => app.server.closeAllConnections(), limit);
  await app.close();
  clearInterval(sweep);
  clearTimeout(deadline);
}

/** Fastify closes the listening socket itself, after its hooks. */
function closeAfterAccepting({ server }: FastifyInstance): void {
  const close = server.close.bind(server);
  server.close = (done) => {
    void acceptWaiting(server).then(() => close(done));
    return server;
  };
}
