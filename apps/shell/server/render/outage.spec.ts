/** @vitest-environment node */
import type { PageReply, PageTransport } from '@emsal/platform/page';
import { watchOutage } from './outage';

const unavailable: PageReply = { status: 503, body: { messageCode: 'unavailable' } };
const fine: PageReply = { status: 200, body: 'brands' };
const wire = { method: 'GET', path: 'data/GetVehicleBrandList', body: undefined } as const;

/** An API that answers `unavailable` so many times. */
function awayFor(times: number, isRead = true) {
  const waited: number[] = [];
  const sent: unknown[] = [];
  const send: PageTransport = async (call) => {
    sent.push(call);
    return sent.length > times ? fine : unavailable;
  };
  const watched = watchOutage(send, isRead, async (milliseconds) => waited.push(milliseconds));
  return { ...watched, waited, sent };
}

it.each([
  [0, []],
  [1, [500]],
  [3, [500, 1_000, 1_500]],
])('a call of a page is repeated while the API is away for a moment (%d times)', async (times, pauses) => {
  const { transport, isAway, waited } = awayFor(times);
  expect([await transport(wire, {}), isAway(), waited]).toEqual([fine, false, pauses]);
});

it('all calls of a page together wait no longer than one, and the page is not shown', async () => {
  const { transport, isAway, waited, sent } = awayFor(Infinity);
  expect(await Promise.all([transport(wire, {}), transport(wire, {})])).toEqual([unavailable, unavailable]);
  expect([isAway(), waited.length, sent.length]).toEqual([true, 3, 5]);
});

it('a form that was sent calls once: what it changes might stand twice', async () => {
  const { transport, isAway, sent } = awayFor(1, false);
  expect([await transport(wire, {}), isAway(), sent.length]).toEqual([unavailable, true, 1]);
});
