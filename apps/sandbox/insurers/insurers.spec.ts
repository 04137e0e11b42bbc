import fastify, { type FastifyInstance } from 'fastify';
import { eligibilityClient } from '@emsal/insurers/eligibility/eligibility';
import { openMarket, type Market } from '@emsal/insurers/market';
import { partsTotal } from '@emsal/insurers/quote-answer';
import type { QuotedLine, QuoteRequest } from '@emsal/insurers/quote-request';
import { insurersSelling } from '@emsal/insurers/registry';
import { sampleQuestions, sampleRequest } from '@emsal/insurers/testing/samples';
import { poolTransport } from '@emsal/insurers/transport/pool-transport';
import { plate } from '@emsal/validation/plate/plate';
import type { SpecialSwitch } from '../special-cases/special-case';
import { createSwitches, type Switches } from '../switches/switches';
import { insurers } from './insurers';
import { createOfferCodes, insurerCases } from './special-cases';
import { specialPlates } from './special-plates';

const never = new AbortController().signal;
const clock = { now: () => new Date('2026-11-21T09:00:00Z') };
const ofPlate = (plate: string, requestId = sampleRequest.requestId) => ({
  ...sampleRequest,
  requestId,
  vehicle: { ...sampleRequest.vehicle, plate },
});

let app: FastifyInstance;
let market: Market;
let switches: Switches;
let url: string;

async function open(seed = 'emsal') {
  switches = createSwitches(insurerCases.filter((row): row is SpecialSwitch => row.kind === 'switch'));
  app = fastify({ forceCloseConnections: true });
  await app.register(insurers, { seed, clock, switches, latencyFactor: 0 });
  url = await app.listen({ port: 0 });
  market = openMarket({ addressOf: (firmId) => `${url}/insurers/${firmId}` });
}
async function close() {
  await market.close();
  await app.close();
}
const ask = (firmId: number, request: QuoteRequest = sampleRequest, signal = never) =>
  market.seat(firmId)!.client.quote(request, signal);
const registry = insurersSelling('TRAFFIC');
const askAll = (request = sampleRequest) => Promise.all(registry.map(({ firmId }) => ask(firmId, request)));
const centreOn = async (request: QuoteRequest) => {
  const transport = poolTransport({ baseUrl: `${url}/insurers` });
  return eligibilityClient(transport.send)(request, never).finally(() => transport.close());
};
const centre = (plate: string) => centreOn(ofPlate(plate));

beforeEach(() => open());
afterEach(close);

describe('the sandbox market', () => {
  it('gives the same offers for the same seed and question after a restart, and others for another seed', async () => {
    const first = await askAll();
    await close();
    await open();
    expect(await askAll()).toEqual(first);
    await close();
    await open('another seed');
    expect(await askAll()).not.toEqual(first);
  });
  it('prices the same answers alike under another question id', async () => {
    const totals = async (request: typeof sampleRequest) =>
      (await askAll(request)).map((answer) => answer.kind === 'offers' && answer.offers[0]?.total);
    expect(await totals(ofPlate('34ABC12', 'f'.repeat(32)))).toEqual(await totals(sampleRequest));
  });
  it.each(Object.keys(sampleQuestions) as QuotedLine[])(
    'offers %s from every insurer that sells it, each at a price of its own',
    async (line) => {
      const sellers = insurersSelling(line);
      const answers = await Promise.all(sellers.map(({ firmId }) => ask(firmId, sampleQuestions[line])));
      const totals = answers.map((answer) => answer.kind === 'offers' && answer.offers[0]?.total);
      expect(totals).not.toContain(false);
      expect(new Set(totals).size).toBe(sellers.length);
    },
  );
  it('offers nothing in a line that the insurer does not sell', async () => {
    await expect(ask(31, sampleQuestions.GREENCARD)).resolves.toMatchObject({ kind: 'declined' });
  });
  it('refuses a car older than ten years at insurer 92 alone, with 591', async () => {
    const old = { ...sampleRequest, vehicle: { ...sampleRequest.vehicle, modelYear: 2010 } };
    await expect(ask(92, old)).resolves.toMatchObject({ kind: 'declined', code: '591' });
    await expect(ask(31, old)).resolves.toMatchObject({ kind: 'offers' });
  });
});

describe('the special plates of the insurers', () => {
  it('are right plates, each once, so that the form takes them', () => {
    expect(specialPlates.map(({ plate: text }) => plate(text))).toEqual(
      specialPlates.map(({ plate: text }) => ({ ok: true, value: text })),
    );
    expect(new Set(specialPlates.map(({ plate: text }) => text)).size).toBe(specialPlates.length);
  });
  it.each(
    specialPlates.flatMap(({ plate, behaviour }) =>
      behaviour.kind === 'ineligible' ? [[plate, behaviour.code] as const] : [],
    ),
  )('%s is refused by the centre with its code', async (special, code) => {
    await expect(centre(special)).resolves.toMatchObject(
      code === 'F500' ? { eligible: false, message: expect.stringContaining('F500') } : { eligible: false, code },
    );
  });
  it('F028 refuses own damage of a car above ten million lira with 402, and lets its traffic pass', async () => {
    const worth = (value: number, line: 'AUTO' | 'TRAFFIC') => {
      const question = sampleQuestions[line];
      return centreOn({ ...question, vehicle: { ...question.vehicle, value } } as QuoteRequest);
    };
    await expect(worth(1_000_000_000, 'AUTO')).resolves.toEqual({ eligible: true });
    await expect(worth(1_000_000_001, 'AUTO')).resolves.toMatchObject({ eligible: false, code: '402' });
    await expect(worth(1_000_000_001, 'TRAFFIC')).resolves.toEqual({ eligible: true });
  });
  it('lets any other plate pass', async () => {
    await expect(centre('34ABC12')).resolves.toEqual({ eligible: true });
  });
  it.each(
    specialPlates.flatMap(({ plate, behaviour }) =>
      behaviour.kind === 'declined' ? [[plate, behaviour.code] as const] : [],
    ),
  )('%s is declined by everybody with its code', async (special, code) => {
    expect(
      new Set((await askAll(ofPlate(special))).map((answer) => answer.kind === 'declined' && answer.code)),
    ).toEqual(new Set([code]));
  });
  it.each([
    ['34ASK02', 'serverError'],
    ['34ASK03', 'rubbish'],
    ['34ASK04', 'unreachable'],
    ['34ASK06', 'unreachable'],
  ])('%s makes the first insurer fail as %s and leaves the second alone', async (plate, kind) => {
    await expect(ask(registry[0]!.firmId, ofPlate(plate))).rejects.toMatchObject({ kind });
    await expect(ask(registry[1]!.firmId, ofPlate(plate))).resolves.toMatchObject({ kind: 'offers' });
  });
  it.each(['34ASK01', '34ASK05'])('%s keeps the first insurer from ever finishing an answer', async (plate) => {
    await expect(ask(registry[0]!.firmId, ofPlate(plate), AbortSignal.timeout(150))).rejects.toThrow(/timeout/);
  });
});

describe('the switches of the insurers', () => {
  it('play every code of createoffer at the centre', async () => {
    for (const code of createOfferCodes) {
      switches.set({ name: `insurers-create-offer-${code}`, value: null, times: 1 });
      const told = code === 'F500' ? { message: expect.stringContaining(code) } : { code };
      await expect(centre('34ABC12')).resolves.toMatchObject({ eligible: false, ...told });
    }
  });
  it('turn one insurer into a refuser and nobody else', async () => {
    switches.set({ name: 'insurers-decline', value: '31', times: null });
    await expect(ask(31)).resolves.toMatchObject({ kind: 'declined' });
    await expect(ask(26)).resolves.toMatchObject({ kind: 'offers' });
  });
  it('spoil a price', async () => {
    switches.set({ name: 'insurers-parts-differ', value: '26', times: null });
    const answer = await ask(26);
    const offer = answer.kind === 'offers' ? answer.offers[0]! : null;
    expect(partsTotal(offer!) - offer!.total).toBe(1);
  });
});

describe('the books of the insurers', () => {
  const orderOf = async (firmId: number) => {
    const answer = await ask(firmId);
    const { quoteRef, total } = answer.kind === 'offers' ? answer.offers[0]! : { quoteRef: '', total: 0 };
    return {
      orderId: 'a'.repeat(32),
      quoteRef,
      identityNo: '10000000078',
      plate: '34ABC12',
      startDate: '2026-11-22',
      total,
    };
  };
  const issue = (firmId: number, order: Awaited<ReturnType<typeof orderOf>>, signal = never) =>
    market.seat(firmId)!.client.issuePolicy(order, signal);

  it.each([26, 31, 75])('of %i hold one policy for an order that came twice', async (firmId) => {
    const order = await orderOf(firmId);
    const [first, second] = [await issue(firmId, order), await issue(firmId, order)];
    expect(first).toEqual(second);
    const { policies } = (await app.inject('/insurers/books.json')).json<{ policies: unknown[] }>();
    expect(policies).toEqual([
      expect.objectContaining({
        firmId,
        orderId: order.orderId,
        total: order.total,
        ordersReceived: 2,
        state: 'active',
        endDate: '2027-11-22',
      }),
    ]);
  });
  it.each([
    [12, 'SHORTTRAFFIC', '2027-01-21'],
    [17, 'GREENCARD', '2026-12-31'],
    [31, 'AUTO', '2027-11-22'],
  ] as const)('of %i end %s on %s', async (firmId, line, endDate) => {
    const question = sampleQuestions[line];
    const answer = await ask(firmId, question);
    const { quoteRef, total } = answer.kind === 'offers' ? answer.offers[0]! : { quoteRef: '', total: 0 };
    const { startDate, vehicle, insured } = question;
    const order = { orderId: 'b'.repeat(32), quoteRef, total, startDate, plate: vehicle.plate };
    await expect(issue(firmId, { ...order, identityNo: insured.identityNo })).resolves.toMatchObject({
      policy: { endDate },
    });
  });
  it('take no order at another price', async () => {
    const order = await orderOf(31);
    await expect(issue(31, { ...order, total: order.total - 1 })).resolves.toMatchObject({
      kind: 'declined',
      code: 'priceChanged',
    });
  });
  it('hold the policy of an order whose answer was lost', async () => {
    switches.set({ name: 'insurers-order-lost', value: '31', times: null });
    const order = await orderOf(31);
    await expect(issue(31, order, AbortSignal.timeout(150))).rejects.toThrow(/timeout/);
    await expect(market.seat(31)!.client.findPolicy(order.orderId, never)).resolves.toMatchObject({ state: 'active' });
  });
});
