import { insurersSelling } from '@emsal/insurers/registry';
import { testApp, type TestApp } from '../../../testing/test-app';
import { offerModule } from '../offer';
import { eventually } from '../../../testing/eventually';
import { manualDeadline } from '../testing/manual-deadline';
import { offerVisit, type OfferList, type OfferVisit } from '../testing/offer-visit';
import { openInsurerStubs, type InsurerStubs } from '../testing/insurer-stubs';
import { completeId, positionId, readPosition } from './stream-position';

interface Event {
  name: string;
  id?: string;
  data: { firmId?: number; state?: string; offers?: number; quoteHeaderId?: string };
}

let stubs: InsurerStubs;
let test: TestApp;
let visit: OfferVisit;
let base: string;

beforeAll(async () => {
  stubs = await openInsurerStubs();
});
afterAll(() => stubs.close());

async function openBackend(): Promise<void> {
  test = await testApp([offerModule(manualDeadline().options)], { startsJobs: true, env: { SANDBOX_URL: stubs.url } });
  base = await test.app.listen({ port: 0, host: '127.0.0.1' });
}
beforeEach(() => {
  stubs.setBehaviour('offer');
  stubs.requestCounts.clear();
});

const parse = (block: string): Event | null => {
  const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]));
  if (!fields.has('event')) return null;
  return {
    name: fields.get('event')!,
    ...(fields.has('id') && { id: fields.get('id')! }),
    data: JSON.parse(fields.get('data')!) as Event['data'],
  };
};

/** One open stream over real HTTP. */
async function open(lastEventId?: string) {
  const connection = new AbortController();
  const reply = await fetch(`${base}/api/quoterequestapi/offer/stream/${visit.visitId}`, {
    headers: { cookie: visit.visitor.headers()['cookie']!, ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: connection.signal,
  });
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  const events: Event[] = [];
  let text = '';
  const read = async (until: (events: Event[]) => boolean): Promise<Event[]> => {
    while (!until(events)) {
      const { done, value } = await reader!.read();
      if (done) break;
      const blocks = (text + value).split('\n\n');
      text = blocks.pop()!;
      events.push(...blocks.map(parse).filter((event) => event !== null));
    }
    return events;
  };
  return {
    status: reply.status,
    type: reply.headers.get('content-type'),
    read,
    rest: () => read(() => false),
    close: () => connection.abort(),
  };
}
const listedQuote = async (): Promise<string> => {
  const { visitId, visitor } = visit;
  const { body } = await visitor.call('POST quoterequestapi/offer/GetOfferList', { visitId });
  return (body.result as OfferList).quoteHeaderId;
};
const offersIn = (events: Event[]) => events.filter(({ name }) => name === 'offer').map(({ data }) => data.firmId!);
const sorted = (firmIds: number[]) => firmIds.toSorted((a, b) => a - b);
const firms = insurersSelling('TRAFFIC').map(({ firmId }) => firmId);

describe('the offer stream', () => {
  beforeAll(openBackend);
  afterAll(() => test.close());
  beforeEach(async () => void (visit = await offerVisit(test)));

  it('lists the awaited insurers, sends each answer on arrival, and ends with the count', async () => {
    stubs.setBehaviour('decline', 61);
    stubs.pauseAnswers();
    await visit.createOffer();
    const stream = await open();
    expect(stream.type).toContain('text/event-stream');
    const before = await stream.read((events) => events.length >= firms.length);
    expect(before.map(({ name, data }) => [name, data.state])).toEqual(firms.map(() => ['insurer', 'asked']));
    stubs.resumeAnswers();
    const events = await stream.rest();
    expect(sorted(offersIn(events))).toEqual(firms.filter((firmId) => firmId !== 61));
    expect(events.find(({ data }) => data.firmId === 61 && data.state === 'declined')).toBeDefined();
    expect(events.at(-1)).toEqual({
      name: 'complete',
      id: completeId(await listedQuote()),
      data: { offers: firms.length - 1, zeroOffer: null },
    });
  });
  it('repeats nothing after Last-Event-ID, and answers 204 after the end', async () => {
    stubs.pauseAnswers();
    await visit.createOffer();
    const first = await open();
    stubs.resumeAnswers();
    const received = await first.read((events) => events.some(({ id }) => id !== undefined));
    first.close();
    const lastId = received.findLast(({ id }) => id !== undefined)!.id!;
    const { delivered } = readPosition(lastId);
    const second = await (await open(lastId)).rest();
    expect(sorted([...delivered, ...offersIn(second)])).toEqual(firms);
    expect((await open(second.at(-1)!.id)).status).toBe(204);
  });
  it('continues the list that it started with, although a newer quote exists', async () => {
    stubs.pauseAnswers();
    await visit.createOffer();
    const firstQuote = await listedQuote();
    const first = await open();
    stubs.resumeAnswers();
    const received = await first.read((events) => events.some(({ id }) => id !== undefined));
    first.close();
    stubs.pauseAnswers();
    await visit.visitor.call('POST quoterequestapi/offer/createOfferForCampaign', {
      visitId: visit.visitId,
      campaigns: { driver: { age: 41, licenceYears: 12 } },
    });
    expect(await listedQuote()).not.toBe(firstQuote);
    const lastId = received.find(({ id }) => id !== undefined)!.id!;
    const again = await open(lastId);
    stubs.resumeAnswers();
    const rest = await again.rest();
    expect(sorted([...readPosition(lastId).delivered, ...offersIn(rest)])).toEqual(firms);
    const quoteIds = [...received, ...rest]
      .filter(({ name }) => name === 'offer')
      .map(({ data }) => data.quoteHeaderId);
    expect(new Set(quoteIds)).toEqual(new Set([firstQuote]));
  });
  it('sends the visit’s whole list when Last-Event-ID names another visit’s quote', async () => {
    const other = await offerVisit(test);
    await other.createOffer();
    const { quoteHeaderId } = await other.completeList();
    await visit.createOffer();
    await visit.completeList();
    for (const id of [positionId(quoteHeaderId, new Set(firms)), completeId(quoteHeaderId)]) {
      const events = await (await open(id)).rest();
      expect(sorted(offersIn(events))).toEqual(firms);
    }
  });
  it('lets a second tab join, and the quote continues when both have left', async () => {
    stubs.pauseAnswers();
    await visit.createOffer();
    const first = await open();
    const second = await open();
    first.close();
    second.close();
    stubs.resumeAnswers();
    expect((await visit.completeList()).offerList).toHaveLength(firms.length);
    expect([...stubs.requestCounts.values()]).toEqual(firms.map(() => 1));
  });
  it('answers 404 to another visitor and before any quote', async () => {
    expect((await open()).status).toBe(404);
    await visit.createOffer();
    const owner = visit;
    visit = { ...(await offerVisit(test)), visitId: owner.visitId };
    expect((await open()).status).toBe(404);
  });
  it('answers 403 without the cookies of a visitor', async () => {
    expect((await fetch(`${base}/api/quoterequestapi/offer/stream/${visit.visitId}`)).status).toBe(403);
  });
});

describe('the offer stream at a shutdown', () => {
  beforeEach(async () => {
    await openBackend();
    visit = await offerVisit(test);
  });
  afterEach(() => test.close());

  it('ends on graceful shutdown, so that the page reconnects elsewhere', async () => {
    stubs.pauseAnswers();
    await visit.createOffer();
    const stream = await open();
    await stream.read((events) => events.length >= firms.length);
    const closing = test.app.close();
    expect((await stream.rest()).some(({ name }) => name === 'complete')).toBe(false);
    await closing;
    stubs.resumeAnswers();
  });
  it('ends at once when it was requested just before the shutdown, which it would block', async () => {
    stubs.pauseAnswers();
    await visit.createOffer();
    const { pool } = test.services.database;
    const lock = await pool.connect();
    await lock.query('BEGIN');
    await lock.query('LOCK TABLE quotes IN ACCESS EXCLUSIVE MODE');
    const opening = open();
    const waiting = `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'quotes'::regclass`;
    await eventually(async () => (await lock.query(waiting)).rows[0]);
    const closing = test.app.close();
    await lock.query('COMMIT');
    lock.release();
    const stream = await opening;
    expect((await stream.rest()).some(({ name }) => name === 'complete')).toBe(false);
    await closing;
    stubs.resumeAnswers();
  });
});
