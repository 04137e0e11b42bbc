/** How long the body of a request may be on its way: short for answers, longer for a route that takes files over a slow line. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds; a body that takes longer loses its connection. */
    bodyTime?: number;
  }
}

/** Of the server itself, which knows no routes: the most that any route allows. */
export const longestBodyTime = 100_000;

export function limitBodyTime(app: FastifyInstance, usual: number): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    // The connection keeps the process alive, not its limit: an injected request has no connection that closes.
    const late = setTimeout(() => hangUp(raw), routeOptions.config.bodyTime ?? usual).unref();
    raw.once('close', () => clearTimeout(late));
  });
}

/** A body that is there is judged no more: its answer may take longer, as event streams do. */
const hangUp = (raw: IncomingMessage): unknown => raw.complete || raw.destroy(new Error('the body took too long'));
