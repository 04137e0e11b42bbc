/**
 * A process that goes says so with every answer before it closes anything. A kept-alive connection that was closed at once would take
 * the request along that is just being sent on it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** From the first sign of the end: each answer closes its connection, and `ready` says no. */
    isLeaving: boolean;
  }
}

/** Longer than a request is on its way, and than whoever distributes them needs to hear that we go. */
const farewellMilliseconds = 500;

export function mountLeaving(app: FastifyInstance): void {
  app.decorate('isLeaving', false);
  app.addHook('onRequest', async (_request, reply) => {
    if (app.isLeaving) void reply.header('connection', 'close');
  });
}

/** Resolves when nobody can be sending on a connection that was in use. */
export async function sayFarewell(app: FastifyInstance): Promise<void> {
  app.isLeaving = true;
  await pause(farewellMilliseconds);
}
