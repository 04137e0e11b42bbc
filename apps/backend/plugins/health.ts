import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../http/services';

/** Live: the process responds. Ready: database and jobs respond too, and the process is not draining. */
export function mountHealth(app: FastifyInstance, { db, jobs }: Pick<Services, 'db' | 'jobs'>): void {
  app.get('/api/health/live', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/api/health/ready', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    const checks = { database: await answers(db.execute(sql`SELECT 1`)), jobs: jobs.isReady() };
    const isReady = !app.isDraining && Object.values(checks).every(Boolean);
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable', checks });
  });
}

const answers = (query: Promise<unknown>): Promise<boolean> =>
  query.then(
    () => true,
    () => false,
  );
