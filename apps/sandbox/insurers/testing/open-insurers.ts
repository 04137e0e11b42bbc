/** All sandbox insurers over HTTP with a client each: new before each test. */
import { eligibilityClient } from '@emsal/insurers/eligibility/eligibility';
import { connectInsurers, type InsurerConnections } from '@emsal/insurers/connect-insurers';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { insurersSelling } from '@emsal/insurers/registry';
import { sampleRequest } from '@emsal/insurers/testing/samples';
import { poolTransport } from '@emsal/insurers/transport/pool-transport';
import fastify, { type FastifyInstance } from 'fastify';
import type { SpecialSwitch } from '../../special-case';
import { createSwitches, type Switches } from '../../switches/switches';
import { insurers } from '../insurers';
import { insurerCases } from '../special-cases';

export const never = new AbortController().signal;
const clock = { now: () => new Date('2026-11-21T09:00:00Z') };
/** The sample request for another plate. */
export const ofPlate = (plate: string, requestId = sampleRequest.requestId) => ({
  ...sampleRequest,
  requestId,
  risk: { ...sampleRequest.risk, plate },
});
export const registry = insurersSelling('TRAFFIC');

interface Opened {
  app: FastifyInstance;
  insurers: InsurerConnections;
  switches: Switches;
  url: string;
}

async function open(seed: string): Promise<Opened> {
  const switches = createSwitches(insurerCases.filter((row): row is SpecialSwitch => row.kind === 'switch'));
  const app = fastify({ forceCloseConnections: true });
  await app.register(insurers, { seed, clock, switches, latencyFactor: 0 });
  const url = await app.listen({ port: 0 });
  return { app, switches, url, insurers: connectInsurers({ addressOf: (firmId) => `${url}/insurers/${firmId}` }) };
}

/** Call it at the top level of a spec file. */
export function openInsurers() {
  let opened: Opened;
  const close = async () => {
    await opened.insurers.close();
    await opened.app.close();
  };
  beforeEach(async () => void (opened = await open('emsal')));
  afterEach(close);

  const clientOf = (firmId: number) => opened.insurers.connection(firmId)!.client;
  const quote = (firmId: number, request: QuoteRequest = sampleRequest, signal = never) =>
    clientOf(firmId).quote(request, signal);
  const centreOn = async (request: QuoteRequest) => {
    const transport = poolTransport({ baseUrl: `${opened.url}/insurers` });
    return eligibilityClient(transport.send)(request, never).finally(() => transport.close());
  };
  return {
    clientOf,
    quote,
    quoteAll: (request = sampleRequest) => Promise.all(registry.map(({ firmId }) => quote(firmId, request))),
    centreOn,
    centre: (plate: string) => centreOn(ofPlate(plate)),
    setSwitch: (...row: Parameters<Switches['set']>) => opened.switches.set(...row),
    books: async () => (await opened.app.inject('/insurers/books.json')).json<{ policies: unknown[] }>().policies,
    /** Restarts the sandbox, optionally with another seed. */
    async restart(seed = 'emsal') {
      await close();
      opened = await open(seed);
    },
  };
}
