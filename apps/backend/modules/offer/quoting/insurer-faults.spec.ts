/** Ten insurer faults, each at one insurer, half of them, all but one and all of them. The test controls the deadline, so that no case waits for a clock. */
import { declineOutcome } from '@emsal/api/outcomes/insurer-decline';
import { connectInsurers } from '@emsal/insurers/connect-insurers';
import { insurers } from '@emsal/insurers/registry';
import { sampleRequest } from '@emsal/insurers/testing/samples';
import { ownedByNobody } from '../../../customers/owner';
import { randomId } from '../../../db/random-id';
import { eventually } from '../../../testing/eventually';
import { testApp, type TestApp } from '../../../testing/test-app';
import { requestHash } from '../request-hash';
import { offerModule } from '../offer';
import { addQuotes, readAnswers, readQuote, type QuoteRow } from '../offer-store';
import { verifySeal } from '../seal';
import { faultyProxy, type FaultyProxy, type WireFault } from '../testing/faulty-proxy';
import type { Behaviour } from '../testing/stub-offer';
import { openInsurerStubs, type InsurerStubs } from '../testing/insurer-stubs';
import { noOffer } from '../no-offer-code';
import { openEngine } from './quote-engine';

/** Every insurer of the registry sells the line here, in its own dialect. */
const queried = insurers.map((facts) => ({ ...facts, lines: [...new Set([...facts.lines, 'TRAFFIC' as const])] }));
const firmIds = queried.map(({ firmId }) => firmId);
const all = firmIds.length;
const counts = [1, Math.floor(all / 2), all - 1, all];

interface Fault {
  name: string;
  wire?: WireFault;
  stubs?: Behaviour;
  /** The stored outcome of a faulty insurer. */
  becomes: { state: 'declined' | 'timedOut' | 'offered'; reasonCode: string | null };
}
const timedOut = { state: 'timedOut', reasonCode: 'timedOut' } as const;
const declined = (reasonCode: string) => ({ state: 'declined' as const, reasonCode });
const faults: readonly Fault[] = [
  { name: 'hang', wire: 'hang', becomes: timedOut },
  { name: '5xx', wire: 'serverError', becomes: declined('serverError') },
  { name: 'rubbish', wire: 'rubbish', becomes: declined('malformed') },
  { name: 'half a body', wire: 'halfBody', becomes: declined('unreachable') },
  { name: 'a body byte by byte', wire: 'drip', becomes: timedOut },
  { name: 'a reset', wire: 'reset', becomes: declined('unreachable') },
  { name: 'a price above the ceiling', stubs: 'aboveCeiling', becomes: declined('aboveCeiling') },
  { name: 'a price whose parts do not add up', stubs: 'partsDiffer', becomes: declined('partsDiffer') },
  { name: 'an answer 90 s late', wire: 'late', becomes: timedOut },
  { name: 'a refusal', stubs: 'decline', becomes: declined('riskNotTaken') },
];
const cells = faults.flatMap((fault) => counts.map((count) => [fault.name, count, fault] as const));

let stubs: InsurerStubs;
let proxy: FaultyProxy;
let test: TestApp;

beforeAll(async () => {
  stubs = await openInsurerStubs();
  proxy = await faultyProxy(stubs.url);
  test = await testApp([offerModule()], { env: { SANDBOX_URL: proxy.url } });
});
afterAll(async () => {
  await test.close();
  await proxy.close();
  await stubs.close();
});

async function newQuote(): Promise<QuoteRow> {
  const request = { ...sampleRequest, requestId: randomId() };
  const quote: QuoteRow = {
    id: request.requestId,
    visitId: randomId(),
    request,
    requestHash: requestHash(request),
    offerNo: '1234567890',
    line: 'TRAFFIC',
    firmIds,
    jobId: null,
    startedAt: test.clock.now(),
    completedAt: null,
    basedOn: null,
    appliedAt: null,
    follows: '',
    ...ownedByNobody,
  };
  await addQuotes(test.services.db, [quote]);
  return quote;
}

/** Queries all insurers; the deadline expires when every answer is stored and every faulty insurer was reached. */
async function queryAll(faulty: readonly number[], { wire, stubs: behaviour, becomes }: Fault) {
  stubs.setBehaviour('offer');
  for (const firmId of faulty) stubs.setBehaviour(behaviour ?? 'offer', firmId);
  proxy.injectFault(faulty, wire ?? null);
  const deadline = new AbortController();
  const engine = openEngine(test.services, {
    deadlineMs: 60_000,
    deadline: () => deadline.signal,
    connectInsurers: () =>
      connectInsurers({ insurers: queried, addressOf: (firmId) => `${proxy.url}/insurers/${firmId}` }),
  });
  const quote = await newQuote();
  const run = engine.run(quote, firmIds);
  const answersBefore = becomes.state === 'timedOut' ? firmIds.length - faulty.length : firmIds.length;
  await eventually(async () => (await readAnswers(test.services.db, quote.id)).length === answersBefore);
  if (wire) await eventually(() => proxy.played.size === faulty.length);
  deadline.abort(new Error('the deadline'));
  await run;
  if (wire === 'late') await proxy.deliverLateAnswers();
  await engine.close();
  return { quote, answers: await readAnswers(test.services.db, quote.id) };
}

it.each(cells)(
  '%s at %i of the insurers costs only their own offers, before the deadline of the others',
  async (_, count, fault) => {
    const faulty = firmIds.slice(0, count);
    const { quote, answers } = await queryAll(faulty, fault);
    const outcome = new Map(answers.map(({ firmId, state, reasonCode }) => [firmId, { state, reasonCode }]));
    for (const firmId of firmIds)
      expect([firmId, outcome.get(firmId)]).toEqual([
        firmId,
        faulty.includes(firmId) ? fault.becomes : { state: 'offered', reasonCode: null },
      ]);
    expect(answers.flatMap(({ offers }) => offers)).toHaveLength(all - count);
    expect(declineOutcome(fault.becomes.reasonCode).reason).toMatch(/^Şirket.*\.$/);
    expect((await readQuote(test.services.db, quote.id))?.completedAt).not.toBeNull();
    const zero = noOffer(answers, 'TRAFFIC', true);
    expect(zero?.messageCode).toBe(count === all ? '0Offer2Group' : undefined);
    expect(zero?.isOutage).toBe(count === all ? declineOutcome(fault.becomes.reasonCode).isFault : undefined);
  },
);

it.each(counts)(
  'a different price that %i insurers answer later changes no offer and matches no seal',
  async (count) => {
    const { quote, answers } = await queryAll([], faults[0]!);
    const options = {
      deadlineMs: 60_000,
      connectInsurers: () =>
        connectInsurers({ insurers: queried, addressOf: (firmId) => `${proxy.url}/insurers/${firmId}` }),
    };
    const engine = openEngine(test.services, options);
    const repricing = firmIds.slice(0, count);
    for (const firmId of repricing) stubs.setBehaviour('dearer', firmId);
    stubs.requestCounts.clear();
    await engine.run(quote, firmIds);
    await engine.close();
    expect(new Set(stubs.requestCounts.keys())).toEqual(new Set(firmIds));
    const again = await readAnswers(test.services.db, quote.id);
    expect(again).toEqual(answers);
    const offers = again.filter(({ firmId }) => repricing.includes(firmId)).flatMap((answer) => answer.offers);
    expect(offers).toHaveLength(count);
    for (const offer of offers) {
      const shown = { quote, offer, seal: offer.seal };
      const { secretKey } = test.services.config;
      expect(verifySeal(secretKey, shown, test.clock.now())).toBe('valid');
      const repriced = { ...offer, base: offer.base + 1_000, total: offer.total + 1_000 };
      expect(verifySeal(secretKey, { ...shown, offer: repriced }, test.clock.now())).toBe('forged');
    }
  },
);
