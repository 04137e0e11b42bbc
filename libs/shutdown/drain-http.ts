/**
 * A server that drains announces it with every answer before it closes anything. A kept-alive connection that was closed at once would
 * take the request along that is just being sent on it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptWaiting } from './accept-waiting.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** From the first sign of the end: each answer closes its connection, and `ready` says no. */
    isDraining: boolean;
  }
}

/** Longer than a request is on its way, and than whoever distributes them needs to hear of the end. */
const noticeMilliseconds = 500;

/** Before the routes. */
export function mountDrain(app: FastifyInstance): void {
  app.decorate('isDraining', false);
  const closeAfter = async (_request: unknown, reply: FastifyReply): Promise<void> => {
    if (app.isDraining) void reply.header('connection', 'close');
  };
  // Also with a hijacked answer, and with one that was asked for before.
  app.addHook('onRequest', closeAfter);
  app.addHook('onSend', closeAfter);
}

/** Serves whoever still comes for a while, then takes no more connections and lets the running requests finish. @param limit milliseconds for those */
export async function drainHttp(app: FastifyInstance, limit: number): Promise<void> {
  app.isDraining = true;
  await pause(noticeMilliseconds);
  await closeConnections(app, limit);
}

/** `close` waits for connections too: those that fall idle later are closed here, and streams at the deadline; browsers open them again elsewhere. */
async function closeConnections(app: FastifyInstance, limit: number): Promise<void> {
  closeAfterAccepting(app);
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => app.server.closeAllConnections(), limit);
  await app.close();
  clearInterval(sweep);
  clearTimeout(deadline);
}

/** Fastify closes the socket at a moment of its own, after its hooks. */
function closeAfterAccepting({ server }: FastifyInstance): void {
  const close = server.close.bind(server);
  server.close = (done) => {
    void acceptWaiting(server).then(() => close(done));
    return server;
  };
}
