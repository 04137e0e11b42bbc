/** The registries of the sandbox: identity, address, vehicle and current policy, each with its own switch. */
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxService } from '../service';
import { registryEndpoints } from './registry-endpoints';

/** A picture of a page in base64. */
const mostBytes = 16 * 1024 * 1024;

export const registries: SandboxService = async (app, { seed, clock, switches }) => {
  for (const { path, registry, query, isWrong, isDown, find, alter } of registryEndpoints) {
    app.post(`/registries${path}`, { bodyLimit: mostBytes }, async (request, reply) => {
      const parsed = query.safeParse(request.body);
      if (!parsed.success || isWrong(parsed.data)) return reply.code(400).send({ code: 'badQuery' });
      if (switches.take('registries-hang', registry)) return reply.hijack();
      if (switches.take(`registries-${registry}-down`) || isDown(parsed.data))
        return reply.code(503).send({ code: 'down' });
      await sleep(Number(switches.valueOf(`registries-${registry}-slow`) ?? 0) * 1000);
      const today = dayInTurkey(clock.now());
      const found = find({ ...parsed.data, seed, today });
      if (!found) return reply.code(404).send({ code: 'unknown' });
      return reply.send(alter ? alter(found, parsed.data, switches) : found);
    });
  }
};
