/** All insurers over HTTP for the engine's tests: each behaves as configured, in its own dialect. */
import type { FirmId } from '@emsal/api/calls/identifiers';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { eligibilityPath, type EligibilityAnswer } from '@emsal/insurers/eligibility/eligibility';
import type { InsurerFacts } from '@emsal/insurers/insurer-facts';
import type { QuoteAnswer } from '@emsal/insurers/quote-answer';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { insurers } from '@emsal/insurers/registry';
import { recordingStub } from '@emsal/insurers/testing/recording-stub';
import type { Clock } from '@emsal/platform/clock';
import { testClock } from '../../../testing/test-clock';
import { stubOffer, type Behaviour } from './stub-offer';

export interface InsurerStubs {
  url: string;
  /** Requests that reached each insurer. */
  requestCounts: Map<number, number>;
  /** The last request of each insurer. */
  lastRequests: Map<number, QuoteRequest>;
  /** Sets one insurer, or all of them. */
  setBehaviour(behaviour: Behaviour, firmId?: FirmId): void;
  /** Every insurer waits until `resumeAnswers`. */
  pauseAnswers(): void;
  resumeAnswers(): void;
  /** `next` come before `answer`. */
  eligibilityCentre: { answer: EligibilityAnswer | 'down'; next: EligibilityAnswer[] };
  close(): Promise<void>;
}

const refusals: Partial<Record<Behaviour, string>> = { decline: 'riskNotTaken', old: '591', valuable: '402' };

/** State shared by the insurers: behaviours, received requests, the gate that pauses all answers, and the clock of the expiries. */
interface StubState {
  clock: Clock;
  behaviours: Map<number, Behaviour>;
  requestCounts: Map<number, number>;
  lastRequests: Map<number, QuoteRequest>;
  gate: PromiseWithResolvers<void>;
}

async function answer(state: StubState, firmId: FirmId, request: QuoteRequest): Promise<QuoteAnswer> {
  state.requestCounts.set(firmId, (state.requestCounts.get(firmId) ?? 0) + 1);
  state.lastRequests.set(firmId, request);
  await state.gate.promise;
  const behaviour = state.behaviours.get(firmId) ?? 'offer';
  const code = refusals[behaviour];
  if (behaviour === 'changeDeclined' && request.options?.immLimit !== undefined)
    return { kind: 'declined', code: 'riskNotTaken', reason: 'Şirketin kendi sözü.' };
  if (code) return { kind: 'declined', code, reason: 'Şirketin kendi sözü.' };
  return behaviour === 'hang'
    ? new Promise<never>(() => undefined)
    : {
        kind: 'offers',
        offers: [stubOffer(request, { firmId, behaviour, now: state.clock.now() })],
      };
}

async function addInsurer(app: FastifyInstance, state: StubState, { firmId, dialect }: InsurerFacts): Promise<void> {
  app.addHook('preHandler', async (_request, reply) => {
    const behaviour = state.behaviours.get(firmId);
    if (behaviour === 'serverError') return reply.code(503).send('down');
    if (behaviour === 'rubbish') return reply.type('text/html').send('<html>');
  });
  const stub = recordingStub({ kind: 'declined', code: 'unused', reason: '' });
  await dialect.server({ ...stub, quote: (request) => answer(state, firmId, request) })(app, {});
}

/** Without a name Fastify looks for one in all loaded modules. */
const named = (name: string, plugin: FastifyPluginAsync): FastifyPluginAsync =>
  Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name });

/** @param clock of the backend under test: a test's own clock stands still */
export async function openInsurerStubs(clock: Clock = testClock()): Promise<InsurerStubs> {
  const state: StubState = {
    clock,
    behaviours: new Map(),
    requestCounts: new Map(),
    lastRequests: new Map(),
    gate: Promise.withResolvers<void>(),
  };
  state.gate.resolve();
  const centre: InsurerStubs['eligibilityCentre'] = { answer: { eligible: true }, next: [] };
  const app = fastify({ forceCloseConnections: true });
  for (const facts of insurers)
    await app.register(
      named(`insurer ${facts.firmId}`, (room) => addInsurer(room, state, facts)),
      { prefix: `/insurers/${facts.firmId}` },
    );
  app.post(`/insurers${eligibilityPath}`, async (_request, reply) =>
    centre.answer === 'down' ? reply.code(503).send('down') : (centre.next.shift() ?? centre.answer),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    requestCounts: state.requestCounts,
    lastRequests: state.lastRequests,
    setBehaviour: (behaviour, firmId) => {
      for (const facts of insurers)
        if (firmId === undefined || facts.firmId === firmId) state.behaviours.set(facts.firmId, behaviour);
    },
    pauseAnswers: () => void (state.gate = Promise.withResolvers<void>()),
    resumeAnswers: () => state.gate.resolve(),
    eligibilityCentre: centre,
    close: () => app.close(),
  };
}
