/** The registers of the sandbox: identity, address, vehicle and current policy, each with a switch of its own. */
import { addressQuery, personQuery, policyQuery, registryPaths, vehicleQuery, vehiclesQuery } from '@emsal/registries/wire';
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import { plate } from '@emsal/validation/plate/plate';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { SandboxRoom } from '../room';
import { findVehicle } from './cars';
import { findAddress, findPerson } from './people';
import { findPolicy } from './policies';
import { personBehaviour } from './special-people';
import { plateTraits } from './special-plates';

export const registries: SandboxRoom = async (app, { seed, clock, switches }) => {
  const facts = () => ({ seed, today: clock.now().toLocaleDateString('sv-SE', { timeZone: 'Europe/Istanbul' }) });
  const serve = <In extends z.ZodType>({ path, query, name, isWrong, isDown = () => false, find }: Desk<In>): void => {
    app.post(`/registries${path}`, async (request, reply) => {
      const asked = query.safeParse(request.body);
      if (!asked.success || isWrong(asked.data)) return reply.code(400).send({ code: 'badQuery' });
      if (switches.take('registries-hang', name)) return reply.hijack();
      if (switches.take(`registries-${name}-down`) || isDown(asked.data)) return reply.code(503).send({ code: 'down' });
      return answer(reply, find(asked.data, facts()));
    });
  };
  serve({ path: registryPaths.person, query: personQuery, name: 'identity', isWrong: wrongIdentity, isDown: ({ identityNo }) => personBehaviour(identityNo)?.kind === 'down', find: (query, now) => findPerson({ ...query, ...now }) });
  serve({ path: registryPaths.address, query: addressQuery, name: 'address', isWrong: wrongIdentity, find: (query, now) => findAddress({ ...query, ...now }) });
  serve({ path: registryPaths.vehicle, query: vehicleQuery, name: 'vehicle', isWrong: wrongPlate, isDown: ({ licensePlateNo }) => plateTraits(licensePlateNo).isDown === true, find: (query, now) => findVehicle({ ...query, ...now }) });
  serve({ path: registryPaths.vehicles, query: vehiclesQuery, name: 'vehicle', isWrong: wrongIdentity, find: ({ identityNo }, now) => ({ vehicles: platesOf(identityNo).flatMap((licensePlateNo) => findVehicle({ licensePlateNo, ...now }) ?? []) }) });
  serve({ path: registryPaths.policy, query: policyQuery, name: 'policy', isWrong: wrongPlate, find: (query, now) => findPolicy({ ...query, ...now }) });
};

interface Desk<In extends z.ZodType> {
  path: string;
  query: In;
  /** Part of the switch's name: `registries-<name>-down`. */
  name: 'identity' | 'address' | 'vehicle' | 'policy';
  isWrong: (query: z.output<In>) => boolean;
  isDown?: (query: z.output<In>) => boolean;
  find: (query: z.output<In>, facts: { seed: string; today: string }) => object | null;
}

const wrongIdentity = ({ identityNo }: { identityNo: string }): boolean => !identityOrTaxNumber(identityNo).ok;
const wrongPlate = ({ licensePlateNo }: { licensePlateNo: string }): boolean => !plate(licensePlateNo).ok;
const answer = (reply: FastifyReply, found: object | null): FastifyReply => (found ? reply.send(found) : reply.code(404).send({ code: 'unknown' }));

function platesOf(identityNo: string): readonly string[] {
  const behaviour = personBehaviour(identityNo);
  return behaviour?.kind === 'known' ? (behaviour.person.owns ?? []) : [];
}
