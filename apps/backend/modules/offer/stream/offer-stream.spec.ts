import { insurersSelling } from '@emsal/insurers/registry';
import { testApp, type TestApp } from '../../../testing/test-app';
import { offerModule } from '../offer';
import { eventually } from '../../../testing/eventually';
import { heldDeadline } from '../testing/held-deadline';
import { offerVisit, type OfferList, type OfferVisit } from '../testing/offer-visit';
import { testMarket, type TestMarket } from '../testing/test-market';
import { completeId, positionId, readPosition } from './stream-position';

interface Event {
  name: string;
  id?: string;
  data: { firmId?: number; state?: string; offers?: number; quoteHeaderId?: string };
}

let market: TestMarket;
let test: TestApp;
let visit: OfferVisit;
let base: string;

beforeEach(async () => {
  market = await testMarket();
  test = await testApp([offerModule(heldDeadline().options)], { work: true, env: { SANDBOX_URL: market.url } });
  base = await test.app.listen({ port: 0, host: '127.0.0.1' });
  visit = await offerVisit(test);
});
afterEach(async () => {
  await test.close();
  await market.close();
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
  const leaving = new AbortController();
  const reply = await fetch(`${base}/api/quoterequestapi/offer/stream/${visit.visitId}`, {
    headers: { cookie: visit.visitor.headers()['cookie']!, ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: leaving.signal,
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
    leave: () => leaving.abort(),
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
  it('names whom it waits for, tells each answer as it comes, and ends with the count', async () => {
    market.behave('decline', 61);
    market.hold();
    await visit.createOffer();
    const stream = await open();
    expect(stream.type).toContain('text/event-stream');
    const before = await stream.read((events) => events.length >= firms.length);
    expect(before.map(({ name, data }) => [name, data.state])).toEqual(firms.map(() => ['insurer', 'asked']));
    market.release();
    const events = await stream.rest();
    expect(sorted(offersIn(events))).toEqual(firms.filter((firmId) => firmId !== 61));
    expect(events.find(({ data }) => data.firmId === 61 && data.state === 'declined')).toBeDefined();
    expect(events.at(-1)).toEqual({
      name: 'complete',
      id: completeId(await listedQuote()),
      data: { offers: firms.length - 1, zeroOffer: null },
    });
  });
  it('repeats nothing after Last-Event-ID, and nothing at all after the end', async () => {
    market.hold();
    await visit.createOffer();
    const first = await open();
    market.release();
    const heard = await first.read((events) => events.some(({ id }) => id !== undefined));
    first.leave();
    const lastId = heard.findLast(({ id }) => id !== undefined)!.id!;
    const { delivered } = readPosition(lastId);
    const second = await (await open(lastId)).rest();
    expect(sorted([...delivered, ...offersIn(second)])).toEqual(firms);
    expect((await open(second.at(-1)!.id)).status).toBe(204);
  });
  it('goes on with the list that it told of, though another was asked for meanwhile', async () => {
    market.hold();
    await visit.createOffer();
    const begun = await listedQuote();
    const first = await open();
    market.release();
    const heard = await first.read((events) => events.some(({ id }) => id !== undefined));
    first.leave();
    market.hold();
    await visit.visitor.call('POST quoterequestapi/offer/createOfferForCampaign', {
      visitId: visit.visitId,
      campaigns: { driver: { age: 41, licenceYears: 12 } },
    });
    expect(await listedQuote()).not.toBe(begun);
    const lastId = heard.find(({ id }) => id !== undefined)!.id!;
    const again = await open(lastId);
    market.release();
    const rest = await again.rest();
    expect(sorted([...readPosition(lastId).delivered, ...offersIn(rest)])).toEqual(firms);
    const told = [...heard, ...rest].filter(({ name }) => name === 'offer').map(({ data }) => data.quoteHeaderId);
    expect(new Set(told)).toEqual(new Set([begun]));
  });
  it('tells all of the visit’s list to a stream that names another’s', async () => {
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
  it('lets a second tab join, and goes on asking when both have left', async () => {
    market.hold();
    await visit.createOffer();
    const [first, second] = [await open(), await open()];
    first.leave();
    second.leave();
    market.release();
    expect((await visit.completeList()).offerList).toHaveLength(firms.length);
    expect([...market.asked.values()]).toEqual(firms.map(() => 1));
  });
  it('ends when the process drains, so that the page comes back elsewhere', async () => {
    market.hold();
    await visit.createOffer();
    const stream = await open();
    await stream.read((events) => events.length >= firms.length);
    const closing = test.app.close();
    expect((await stream.rest()).some(({ name }) => name === 'complete')).toBe(false);
    await closing;
    market.release();
  });
  it('ends at once when it was asked for just before the drain: it would hold the process', async () => {
    market.hold();
    await visit.createOffer();
    const { pool } = test.services.database;
    const lock = await pool.connect();
    await lock.query('BEGIN');
    await lock.query('LOCK TABLE quotes IN ACCESS EXCLUSIVE MODE');
    const asked = open();
    const waiting = `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'quotes'::regclass`;
    await eventually(async () => (await lock.query(waiting)).rows[0]);
    const closing = test.app.close();
    await lock.query('COMMIT');
    lock.release();
    const stream = await asked;
    expect((await stream.rest()).some(({ name }) => name === 'complete')).toBe(false);
    await closing;
    market.release();
  });
  it('answers 404 to another visitor and before any request', async () => {
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
