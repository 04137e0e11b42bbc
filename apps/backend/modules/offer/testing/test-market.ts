/** A market of all insurers over HTTP for the engine's tests: each answers as it is told, in its own dialect. */
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { eligibilityPath, type EligibilityAnswer } from '@emsal/insurers/eligibility/eligibility';
import type { InsurerFacts } from '@emsal/insurers/insurer-facts';
import { lawfulMaximum } from '@emsal/insurers/lawful-maximum';
import { unlimitedImm } from '@emsal/tariffs/imm/imm-limits';
import { immKey, immText } from '@emsal/tariffs/imm/minimum-imm';
import type { TrafficStep } from '@emsal/tariffs/traffic/step';
import type { InsurerOffer, QuoteAnswer } from '@emsal/insurers/quote-answer';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { findInsurer, insurers } from '@emsal/insurers/registry';
import { recordingDesk, sampleOffer } from '@emsal/insurers/testing/samples';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { secondsAfter, startOfDay, type Clock } from '../../../clock/clock';
import { testClock } from '../../../testing/test-clock';

export type Behaviour =
  | 'offer'
  | 'decline'
  | 'old'
  | 'valuable'
  | 'hang'
  | 'serverError'
  | 'rubbish'
  | 'aboveCeiling'
  | 'partsDiffer'
  | 'expired'
  | 'control'
  /** Prices as if nothing had been changed. */
  | 'changeIgnored'
  | 'noDocuments'
  /** A lawful price, but another one. */
  | 'dearer';

export interface TestMarket {
  url: string;
  /** Questions that reached each insurer. */
  asked: Map<number, number>;
  /** The last question of each insurer. */
  questions: Map<number, QuoteRequest>;
  /** Sets one insurer, or all of them. */
  behave(behaviour: Behaviour, firmId?: number): void;
  /** Every insurer waits until `release`. */
  hold(): void;
  release(): void;
  centre: { answer: EligibilityAnswer | 'down' };
  close(): Promise<void>;
}

const refusals: Partial<Record<Behaviour, string>> = { decline: 'riskNotTaken', old: '591', valuable: '402' };

/** Kuruş: what an offer of a line without a legal ceiling costs. */
const unboundedTotal = 2_000_000;

function offerFor(request: QuoteRequest, firmId: number, behaviour: Behaviour): Omit<InsurerOffer, 'validUntil'> {
  const bound = lawfulMaximum(request, sampleOffer.step as TrafficStep);
  const ceiling = bound === Infinity ? unboundedTotal : bound;
  const { assurances, extra } = covers(request, behaviour);
  const accessories = accessoriesCost(request, behaviour);
  const total =
    behaviour === 'aboveCeiling'
      ? ceiling + 1
      : Math.floor(ceiling * 0.6) + firmId + extra + accessories + (behaviour === 'dearer' ? 1_000 : 0);
  const parts = {
    base: total - 100 - accessories,
    discounts: [
      { kind: 'child' as const, description: 'İndirim', amount: 40, customDataCode: '6' },
      { kind: 'online' as const, description: 'Çevrim içi indirim', amount: 10 },
    ],
    surcharges:
      accessories === 0 ? [] : [{ kind: 'accessories' as const, description: 'Aksesuarlar', amount: accessories }],
    taxes: [{ description: 'Vergi', amount: 149 }],
    instalmentCost: 1,
    total,
  };
  return {
    ...sampleOffer,
    ...parts,
    assurances,
    immLimits: 'accessories' in request ? [1_000_000, 5_000_000, unlimitedImm] : [],
    documents: behaviour === 'noDocuments' ? [] : documentsOf(firmId),
    total: behaviour === 'partsDiffer' ? total - 1 : total,
    quoteRef: `Q-${firmId}`,
    productName: behaviour === 'control' ? 'Trafik\u0001' : 'Trafik',
  };
}

/** Own damage has a liability limit and one cover to switch on: each wish costs 10,000 kuruş. */
function covers(request: QuoteRequest, behaviour: Behaviour) {
  if (!('accessories' in request)) return { assurances: sampleOffer.assurances, extra: 0 };
  const { immLimit: limit = 1_000_000, covers: wanted = [] } =
    behaviour === 'changeIgnored' ? {} : (request.adjust ?? {});
  const added = sampleOffer.optionalCovers.filter(({ key }) => wanted.includes(key));
  return {
    assurances: [
      ...sampleOffer.assurances,
      { key: immKey, label: 'İMM', value: immText(limit), limit },
      ...added.map(({ key, label }) => ({ key, label, value: 'Var' })),
    ],
    extra: 10_000 * (added.length + (limit === 1_000_000 ? 0 : 1)),
  };
}

/** Kuruş: a hundredth of what is insured and was not left out. */
function accessoriesCost(request: QuoteRequest, behaviour: Behaviour): number {
  if (!('accessories' in request)) return 0;
  const off = behaviour === 'changeIgnored' ? [] : (request.adjust?.accessoriesOff ?? []);
  const insured = request.accessories.filter(({ code }) => !off.includes(code));
  return Math.floor(insured.reduce((sum, { value }) => sum + value, 0) / 100);
}

const documentsOf = (firmId: number): InsurerOffer['documents'] =>
  findInsurer(firmId)?.hasMultilingualQrPdf ? ['quotePdf', 'multilingualQrPdf'] : ['quotePdf'];

/** To the end of the third day in Turkey, or to an hour ago. */
const validUntil = (behaviour: Behaviour, now: Date): string =>
  behaviour === 'expired'
    ? secondsAfter(now, -3600).toISOString()
    : secondsAfter(startOfDay(addDays(dayInTurkey(now), 4)), -1).toISOString();

/** What the market shares: how each insurer behaves, who was asked, the gate that holds all answers back, and the clock of the offers' ends. */
interface Stage {
  clock: Clock;
  behaviours: Map<number, Behaviour>;
  asked: Map<number, number>;
  questions: Map<number, QuoteRequest>;
  gate: PromiseWithResolvers<void>;
}

async function answer(stage: Stage, firmId: number, request: QuoteRequest): Promise<QuoteAnswer> {
  stage.asked.set(firmId, (stage.asked.get(firmId) ?? 0) + 1);
  stage.questions.set(firmId, request);
  await stage.gate.promise;
  const behaviour = stage.behaviours.get(firmId) ?? 'offer';
  const code = refusals[behaviour];
  if (code) return { kind: 'declined', code, reason: 'Şirketin kendi sözü.' };
  return behaviour === 'hang'
    ? new Promise<never>(() => undefined)
    : {
        kind: 'offers',
        offers: [{ ...offerFor(request, firmId, behaviour), validUntil: validUntil(behaviour, stage.clock.now()) }],
      };
}

async function addInsurer(room: FastifyInstance, stage: Stage, { firmId, dialect }: InsurerFacts): Promise<void> {
  room.addHook('preHandler', async (_request, reply) => {
    const behaviour = stage.behaviours.get(firmId);
    if (behaviour === 'serverError') return reply.code(503).send('down');
    if (behaviour === 'rubbish') return reply.type('text/html').send('<html>');
  });
  const desk = recordingDesk({ kind: 'declined', code: 'unused', reason: '' });
  await room.register(dialect.double({ ...desk, quote: (request) => answer(stage, firmId, request) }));
}

/** @param clock that of the backend that asks: a test's own stands still where the tests begin */
export async function testMarket(clock: Clock = testClock()): Promise<TestMarket> {
  const stage: Stage = {
    clock,
    behaviours: new Map(),
    asked: new Map(),
    questions: new Map(),
    gate: Promise.withResolvers<void>(),
  };
  stage.gate.resolve();
  const centre: TestMarket['centre'] = { answer: { eligible: true } };
  const app = fastify({ forceCloseConnections: true });
  for (const facts of insurers)
    await app.register((room) => addInsurer(room, stage, facts), { prefix: `/insurers/${facts.firmId}` });
  app.post(`/insurers${eligibilityPath}`, async (_request, reply) =>
    centre.answer === 'down' ? reply.code(503).send('down') : centre.answer,
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    asked: stage.asked,
    questions: stage.questions,
    behave: (behaviour, firmId) => {
      for (const facts of insurers)
        if (firmId === undefined || facts.firmId === firmId) stage.behaviours.set(facts.firmId, behaviour);
    },
    hold: () => void (stage.gate = Promise.withResolvers<void>()),
    release: () => stage.gate.resolve(),
    centre,
    close: () => app.close(),
  };
}
