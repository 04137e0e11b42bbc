/** The registers over HTTP, asked through the backend's own client, a new one before each test of a file. */
import { openRegistries, type RegistryClient } from '@emsal/registries/client';
import fastify, { type FastifyInstance } from 'fastify';
import { createSwitches, type Switches } from '../../switches/switches';
import { registries } from '../registries';
import { registryCases } from '../special-cases';

/** The registers' day. */
export const today = '2026-11-21';

export interface Registers {
  app: FastifyInstance;
  switches: Switches;
  client: RegistryClient;
}

/** To be called where the tests of a file are declared; the client is of the test that runs. @param deadlineMs more than a busy machine needs, unless a test waits for it */
export function openRegisters({ deadlineMs = 10_000 } = {}) {
  const given = {} as Registers;
  let address: string;
  beforeAll(async () => {
    given.switches = createSwitches(registryCases.filter((row) => row.kind === 'switch'));
    given.app = fastify({ forceCloseConnections: true });
    const clock = { now: () => new Date(`${today}T09:00:00Z`) };
    await given.app.register(registries, { seed: 'test', clock, switches: given.switches });
    address = await given.app.listen({ host: '127.0.0.1', port: 0 });
  });
  beforeEach(() => void (given.client = openRegistries({ baseUrl: `${address}/registries`, deadlineMs })));
  afterEach(async () => {
    given.switches.clear();
    await given.client.close();
  });
  afterAll(() => given.app.close());

  /** What was found, or why nothing was. */
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
