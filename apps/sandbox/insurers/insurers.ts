/** The insurers of the sandbox market: one room each under `/insurers/{firmId}`, the central check beside them, and their books. */
import type { FastifyPluginAsync } from 'fastify';
import { insurers as registry } from '@emsal/insurers/registry';
import type { RoomOptions } from '../room';
import { createBooks } from './desk/books';
import { createDesk } from './desk/desk';
import { addEligibility } from './eligibility/eligibility-room';
import { addWireFaults } from './faults/wire-faults';
import { readLatencyFactor } from './latency';

export interface InsurersOptions extends RoomOptions {
  /** Multiplies every usual answering time; SANDBOX_LATENCY when absent. */
  latencyFactor?: number;
}

export const insurers: FastifyPluginAsync<InsurersOptions> = async (app, options) => {
  const latencyFactor = options.latencyFactor ?? readLatencyFactor(process.env);
  const rooms = registry.map((facts) => ({ facts, books: createBooks(facts.firmId, options.seed) }));
  for (const { facts, books } of rooms) {
    await app.register(
      async (room) => {
        addWireFaults(room, facts.firmId, options.switches);
        await room.register(facts.dialect.double(createDesk({ ...options, facts, books, latencyFactor })));
      },
      { prefix: `/insurers/${facts.firmId}` },
    );
  }
  await app.register(async (room) => addEligibility(room, options.switches), { prefix: '/insurers' });
  app.get('/insurers/books.json', () => ({ policies: rooms.flatMap(({ books }) => books.entries()) }));
};
