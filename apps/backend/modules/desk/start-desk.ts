import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services';
import { buildDeskApp } from './desk-app';
import { addStaff } from './staff/staff-store';

/** Opens the desk's API. @returns undefined without a port for it */
export async function startDesk(services: Services): Promise<FastifyInstance | undefined> {
  const { desk, host } = services.config;
  if (desk.port === undefined) return undefined;
  for (const { roles, ...person } of desk.firstStaff)
    await addStaff(services.db, { ...person, roles: [...roles] }, services.clock.now());
  const app = await buildDeskApp(services);
  await app.listen({ host, port: desk.port });
  return app;
}
