/**
 * Graceful shutdown of an HTTP server: each response announces it by `Connection: close` before anything is closed. Closing a
 * keep-alive connection at once would lose the request that a client is sending on it (RFC 9112, 9.5 and 9.6).
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptWaiting } from './accept-waiting.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the start of the shutdown: each response closes its connection, and the readiness check fails. */
    isDraining: boolean;
    /** Number of connections, idle ones included. */
    openConnections(): number;
  }
}

/** Milliseconds: longer than a request is in flight, and than a load balancer needs to notice the shutdown. */
const noticeTime = 500;
/** Milliseconds for which an idle connection is promised to stay open, also by a process that drains. */
export const promisedIdleTime = 5_000;

export interface DrainTimes {
  /** Milliseconds for running requests, after the notice. */
  limit: number;
  /** Whether idle connections are closed before their time: everything stops, and nobody takes over. */
  isHasty: boolean;
}
/** Must be called before the routes are registered. */
export function mountDrain(app: FastifyInstance): void {
  app.decorate('isDraining', false);
  countConnections(app);
  promiseIdleTime(app);
  const closeAfter = async (_request: unknown, reply: FastifyReply): Promise<void> => {
    if (app.isDraining) void reply.header('connection', 'close');
  };
  // `onRequest` for hijacked responses, `onSend` for requests from before the shutdown.
  app.addHook('onRequest', closeAfter);
  app.addHook('onSend', closeAfter);
}

function countConnections(app: FastifyInstance): void {
  let open = 0;
  app.decorate('openConnections', () => open);
  app.server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => (open -= 1));
  });
}

/** `Keep-Alive: timeout` states less than what is kept, for clients that do not read it and keep connections for a minute. */
function promiseIdleTime({ server }: FastifyInstance): void {
  const kept = server.keepAliveTimeout;
  server.keepAliveTimeout = Math.min(kept, promisedIdleTime);
  server.keepAliveTimeoutBuffer = kept - server.keepAliveTimeout;
}

/** Serves new requests until clients know of the shutdown, then accepts no more connections and lets the running requests finish. */
export async function drainHttp(app: FastifyInstance, { limit, isHasty }: DrainTimes): Promise<void> {
  app.isDraining = true;
  await pause(noticeTime);
  if (!isHasty) await untilUnconnected(app);
  await closeConnections(app, limit);
}

/** Each connection ends with its next response; one that stays idle for the promised time may be closed. */
async function untilUnconnected(app: FastifyInstance): Promise<void> {
  const end = performance.now() + app.server.keepAliveTimeout;
  while (app.openConnections() > 0 && performance.now() < end) await pause(50);
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
