/** The insurers of the sandbox, each under `/insurers/{firmId}`, with the eligibility centre and their books. */
import type { FastifyPluginAsync } from 'fastify';
import { insurers as registry } from '@emsal/insurers/registry';
import type { ServiceOptions } from '../service';
import { createBooks } from './stub/books';
import { createInsurerStub } from './stub/insurer-stub';
import { addEligibilityCentre } from './eligibility/eligibility-service';
import { addWireFaults } from './faults/wire-faults';
import { readLatencyFactor } from './latency';

export interface InsurersOptions extends ServiceOptions {
  /** Factor for every usual response time; SANDBOX_LATENCY when absent. */
  latencyFactor?: number;
}

export const insurers: FastifyPluginAsync<InsurersOptions> = async (app, options) => {
  const latencyFactor = options.latencyFactor ?? readLatencyFactor(process.env);
  const stubs = registry.map((facts) => ({ facts, books: createBooks(facts.firmId, options.seed) }));
  for (const { facts, books } of stubs) {
    await app.register(
      async (scope) => {
        addWireFaults(scope, facts.firmId, options.switches);
        await scope.register(facts.dialect.server(createInsurerStub({ ...options, facts, books, latencyFactor })));
      },
      { prefix: `/insurers/${facts.firmId}` },
    );
  }
  await app.register(async (scope) => addEligibilityCentre(scope, options.switches), { prefix: '/insurers' });
  app.get('/insurers/books.json', () => ({ policies: stubs.flatMap(({ books }) => books.entries()) }));
};
