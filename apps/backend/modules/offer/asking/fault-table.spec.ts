/** Nine kinds of fault (wrong prices are three of them) at one insurer, half of them, all but one and all, each cell with what it was designed to do. The deadline is the test's own, so no cell waits for a clock. */
import { declineOutcome } from '@emsal/api/outcomes/decline';
import { openMarket } from '@emsal/insurers/market';
import { insurers } from '@emsal/insurers/registry';
import { sampleRequest } from '@emsal/insurers/testing/samples';
import { randomId } from '../../../db/random-id';
import { eventually } from '../../../testing/eventually';
import { testApp, type TestApp } from '../../../testing/test-app';
import { requestHash } from '../creating/request-hash';
import { offerModule } from '../offer';
import { addQuotes, readAnswers, readQuote, type QuoteRow } from '../offer-store';
import { verifySeal } from '../seal';
import { faultyProxy, type FaultyProxy, type WireFault } from '../testing/faulty-proxy';
import { testMarket, type Behaviour, type TestMarket } from '../testing/test-market';
import { zeroOffer } from '../zero-offer-code';
import { openEngine } from './engine';

/** Every insurer of the registry sells the line here, in its own dialect. */
const panel = insurers.map((facts) => ({ ...facts, lines: [...new Set([...facts.lines, 'TRAFFIC' as const])] }));
const firmIds = panel.map(({ firmId }) => firmId);
const all = firmIds.length;
const counts = [1, Math.floor(all / 2), all - 1, all];

interface Fault {
  name: string;
  wire?: WireFault;
  market?: Behaviour;
  /** What each spoilt insurer becomes. */
  becomes: { state: 'declined' | 'timedOut' | 'offered'; reasonCode: string | null };
}
const timedOut = { state: 'timedOut', reasonCode: 'timedOut' } as const;
const declined = (reasonCode: string) => ({ state: 'declined' as const, reasonCode });
const faults: readonly Fault[] = [
  { name: 'hang', wire: 'hang', becomes: timedOut },
  { name: '5xx', wire: 'serverError', becomes: declined('serverError') },
  { name: 'rubbish', wire: 'rubbish', becomes: declined('rubbish') },
  { name: 'half a body', wire: 'halfBody', becomes: declined('unreachable') },
  { name: 'a body byte by byte', wire: 'drip', becomes: timedOut },
  { name: 'a reset', wire: 'reset', becomes: declined('unreachable') },
  { name: 'a price above the ceiling', market: 'aboveCeiling', becomes: declined('aboveCeiling') },
  { name: 'a price whose parts do not add up', market: 'partsDiffer', becomes: declined('partsDiffer') },
  { name: 'an answer 90 s late', wire: 'late', becomes: timedOut },
  { name: 'a refusal', market: 'decline', becomes: declined('riskNotTaken') },
];
const cells = faults.flatMap((fault) => counts.map((count) => [fault.name, count, fault] as const));

let market: TestMarket;
let proxy: FaultyProxy;
let test: TestApp;

beforeAll(async () => {
  market = await testMarket();
  proxy = await faultyProxy(market.url);
  test = await testApp([offerModule()], { env: { SANDBOX_URL: proxy.url } });
});
afterAll(async () => {
  await test.close();
  await proxy.close();
  await market.close();
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
  };
  await addQuotes(test.services.db, [quote]);
  return quote;
}

/** Asks the whole panel; the deadline passes when every insurer that can answer has been stored and every spoilt one was asked. */
async function askAll(spoilt: readonly number[], { wire, market: behaviour, becomes }: Fault) {
  market.behave('offer');
  for (const firmId of spoilt) market.behave(behaviour ?? 'offer', firmId);
  proxy.spoil(spoilt, wire ?? null);
  const deadline = new AbortController();
  const engine = openEngine(test.services, {
    deadlineMs: 60_000,
    deadline: () => deadline.signal,
    openMarket: () => openMarket({ panel, addressOf: (firmId) => `${proxy.url}/insurers/${firmId}` }),
  });
  const quote = await newQuote();
  const run = engine.run(quote, firmIds);
  const answersBefore = becomes.state === 'timedOut' ? firmIds.length - spoilt.length : firmIds.length;
  await eventually(async () => (await readAnswers(test.services.db, quote.id)).length === answersBefore);
  if (wire) await eventually(() => proxy.met.size === spoilt.length);
  deadline.abort(new Error('the deadline'));
  await run;
  if (wire === 'late') await proxy.deliver();
  await engine.close();
  return { quote, answers: await readAnswers(test.services.db, quote.id) };
}

it.each(cells)(
  '%s at %i of the insurers costs their offers alone, before the deadline of the others',
  async (_, count, fault) => {
    const spoilt = firmIds.slice(0, count);
    const { quote, answers } = await askAll(spoilt, fault);
    const outcome = new Map(answers.map(({ firmId, state, reasonCode }) => [firmId, { state, reasonCode }]));
    for (const firmId of firmIds)
      expect([firmId, outcome.get(firmId)]).toEqual([
        firmId,
        spoilt.includes(firmId) ? fault.becomes : { state: 'offered', reasonCode: null },
      ]);
    expect(answers.flatMap(({ offers }) => offers)).toHaveLength(all - count);
    expect(declineOutcome(fault.becomes.reasonCode).reason).toMatch(/^Şirket.*\.$/);
    expect((await readQuote(test.services.db, quote.id))?.completedAt).not.toBeNull();
    const zero = zeroOffer(answers, 'TRAFFIC', true);
    expect(zero?.messageCode).toBe(count === all ? '0Offer2Group' : undefined);
    expect(zero?.isOutage).toBe(count === all ? declineOutcome(fault.becomes.reasonCode).isFault : undefined);
  },
);

it.each(counts)(
  'a price other than the sealed one, told later by %i insurers, changes no offer and fits no seal',
  async (count) => {
    const { quote, answers } = await askAll([], faults[0]!);
    const options = {
      deadlineMs: 60_000,
      openMarket: () => openMarket({ panel, addressOf: (firmId) => `${proxy.url}/insurers/${firmId}` }),
    };
    const engine = openEngine(test.services, options);
    const dearer = firmIds.slice(0, count);
    for (const firmId of dearer) market.behave('dearer', firmId);
    market.asked.clear();
    await engine.run(quote, firmIds);
    await engine.close();
    expect(new Set(market.asked.keys())).toEqual(new Set(firmIds));
    const again = await readAnswers(test.services.db, quote.id);
    expect(again).toEqual(answers);
    const offers = again.filter(({ firmId }) => dearer.includes(firmId)).flatMap((answer) => answer.offers);
    expect(offers).toHaveLength(count);
    for (const offer of offers) {
      const shown = { quote, offer, seal: offer.seal };
      const { secretKey } = test.services.config;
      expect(verifySeal(secretKey, shown, test.clock.now())).toBe('valid');
      const told = { ...offer, base: offer.base + 1_000, total: offer.total + 1_000 };
      expect(verifySeal(secretKey, { ...shown, offer: told }, test.clock.now())).toBe('forged');
    }
  },
);
