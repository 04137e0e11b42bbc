/** A market of all twelve insurers over HTTP for the engine's tests: each answers as it is told, in its own dialect. */
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { eligibilityPath, type EligibilityAnswer } from '@emsal/insurers/eligibility/eligibility';
import type { InsurerOffer, QuoteAnswer } from '@emsal/insurers/quote-answer';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { insurers } from '@emsal/insurers/registry';
import { recordingDesk, sampleOffer } from '@emsal/insurers/testing/samples';
import { lawfulMaximum } from '../asking/check-answer';

export type Behaviour = 'offer' | 'decline' | 'old' | 'valuable' | 'hang' | 'serverError' | 'rubbish' | 'aboveCeiling' | 'partsDiffer' | 'expired' | 'control';

export interface TestMarket {
  url: string;
  /** Questions that reached each insurer. */
  asked: Map<number, number>;
  /** Sets one insurer, or all of them. */
  behave(behaviour: Behaviour, firmId?: number): void;
  /** Every insurer waits until `release`. */
  hold(): void;
  release(): void;
  centre: { answer: EligibilityAnswer | 'down' };
  close(): Promise<void>;
}

const refusals: Partial<Record<Behaviour, string>> = { decline: 'riskNotTaken', old: '591', valuable: '402' };

function offerFor(request: QuoteRequest, firmId: number, behaviour: Behaviour): InsurerOffer {
  const ceiling = lawfulMaximum(request, sampleOffer.step);
  const total = behaviour === 'aboveCeiling' ? ceiling + 1 : Math.floor(ceiling * 0.6) + firmId;
  const parts = { base: total - 100, discounts: [{ description: 'İndirim', amount: 50 }], taxes: [{ description: 'Vergi', amount: 149 }], instalmentCost: 1, total };
  return {
    ...sampleOffer,
    ...parts,
    total: behaviour === 'partsDiffer' ? total - 1 : total,
    quoteRef: `Q-${firmId}`,
    productName: behaviour === 'control' ? 'Trafik\u0001' : 'Trafik',
    validUntil: behaviour === 'expired' ? '2026-11-21T08:00:00.000Z' : '2026-11-24T20:59:59.000Z',
  };
}

export async function testMarket(): Promise<TestMarket> {
  const behaviours = new Map<number, Behaviour>();
  const asked = new Map<number, number>();
  const centre: TestMarket['centre'] = { answer: { eligible: true } };
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  const app = fastify({ forceCloseConnections: true });
  const answer = async (firmId: number, request: QuoteRequest): Promise<QuoteAnswer> => {
    await gate.promise;
    const behaviour = behaviours.get(firmId) ?? 'offer';
    const code = refusals[behaviour];
    if (code) return { kind: 'declined', code, reason: 'Şirketin kendi sözü.' };
    return behaviour === 'hang' ? new Promise<never>(() => undefined) : { kind: 'offers', offers: [offerFor(request, firmId, behaviour)] };
  };
  for (const { firmId, dialect } of insurers) {
    const desk = recordingDesk({ kind: 'declined', code: '', reason: '' });
    const quote = (request: QuoteRequest) => {
      asked.set(firmId, (asked.get(firmId) ?? 0) + 1);
      return answer(firmId, request);
    };
    await app.register(
      async (room) => {
        room.addHook('preHandler', async (_request, reply) => {
          if (behaviours.get(firmId) === 'serverError') return reply.code(503).send('down');
          if (behaviours.get(firmId) === 'rubbish') return reply.type('text/html').send('<html>');
        });
        await room.register(dialect.double({ ...desk, quote }));
      },
      { prefix: `/insurers/${firmId}` },
    );
  }
  app.post(`/insurers${eligibilityPath}`, async (_request, reply) => (centre.answer === 'down' ? reply.code(503).send('down') : centre.answer));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    asked,
    behave: (behaviour, firmId) => {
      for (const facts of insurers) if (firmId === undefined || facts.firmId === firmId) behaviours.set(facts.firmId, behaviour);
    },
    hold: () => void (gate = Promise.withResolvers<void>()),
    release: () => gate.resolve(),
    centre,
    close: () => app.close(),
  };
}
