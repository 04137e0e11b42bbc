/** The registries over HTTP, queried through the backend's client; a new client before each test. */
import { openRegistries, type RegistryClient } from '@emsal/registries/client';
import fastify, { type FastifyInstance } from 'fastify';
import { createSwitches, type Switches } from '../../switches/switches';
import { registries } from '../registries';
import { registryCases } from '../special-cases';

/** The registries' current day. */
export const today = '2026-11-21';

export interface RegistriesFixture {
  app: FastifyInstance;
  switches: Switches;
  baseUrl: string;
  client: RegistryClient;
}

/** Call it at the top level of a spec file; the client belongs to the running test and is more patient than a busy machine needs. */
export function registriesFixture() {
  const given = {} as RegistriesFixture;
  beforeAll(async () => {
    given.switches = createSwitches(registryCases.filter((row) => row.kind === 'switch'));
    given.app = fastify({ forceCloseConnections: true });
    const clock = { now: () => new Date(`${today}T09:00:00Z`) };
    await given.app.register(registries, { seed: 'test', clock, switches: given.switches });
    given.baseUrl = `${await given.app.listen({ host: '127.0.0.1', port: 0 })}/registries`;
  });
  beforeEach(() => void (given.client = openRegistries({ baseUrl: given.baseUrl, deadlineMs: 60_000 })));
  afterEach(async () => {
    given.switches.clear();
    await given.client.close();
  });
  afterAll(() => given.app.close());

  /** The value, or the state without one. */
  const person = async (query: Parameters<RegistryClient['person']>[0]) => {
    const answer = await given.client.person(query);
    return answer.state === 'found' ? answer.value : answer.state;
  };
  const vehicle = async (query: Parameters<RegistryClient['vehicle']>[0]) => {
    const answer = await given.client.vehicle(query);
    return answer.state === 'found' ? answer.value : answer.state;
  };
  return { given, person, vehicle };
}
