/** Time limit for receiving a request body: short for JSON, longer for routes that receive files over slow connections. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds; the connection of a slower body is closed. */
    bodyTimeout?: number;
  }
}

/** The largest limit of any route, for the server itself, which does not know routes. */
export const longestBodyTimeout = 100_000;

export function mountBodyTimeout(app: FastifyInstance, defaultMs: number): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    // Unreferenced, because an injected request has no connection whose end clears the timer.
    const late = setTimeout(() => closeIncomplete(raw), routeOptions.config.bodyTimeout ?? defaultMs).unref();
    raw.once('close', () => clearTimeout(late));
  });
}

/** A complete body is not limited: its response may take longer, as event streams do. */
const closeIncomplete = (raw: IncomingMessage): unknown =>
  raw.complete || raw.destroy(new Error('the body took too long'));
