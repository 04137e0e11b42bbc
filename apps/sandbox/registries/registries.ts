/** The registers of the sandbox: identity, address, vehicle and current policy, each with a switch of its own. */
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { SandboxRoom } from '../room';
import { desks } from './desks';

export const registries: SandboxRoom = async (app, { seed, clock, switches }) => {
  for (const { path, register, query, isWrong, isDown, find } of desks) {
    app.post(`/registries${path}`, async (request, reply) => {
      const asked = query.safeParse(request.body);
      if (!asked.success || isWrong(asked.data)) return reply.code(400).send({ code: 'badQuery' });
      if (switches.take('registries-hang', register)) return reply.hijack();
      if (switches.take(`registries-${register}-down`) || isDown(asked.data))
        return reply.code(503).send({ code: 'down' });
      const today = dayInTurkey(clock.now());
      const found = find({ ...asked.data, seed, today });
      return found ? reply.send(found) : reply.code(404).send({ code: 'unknown' });
    });
  }
};
