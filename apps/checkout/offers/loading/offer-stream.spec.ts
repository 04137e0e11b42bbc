import { createClient } from '@emsal/api/client';
import { failure } from '@emsal/api/envelope';
import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { FakeEventSource } from '../../testing/fake-event-source';
import { fakePage, noResponse, visitId } from '../../testing/fake-page';
import { connectEarly } from './early-stream';
import { subscribeToOffers } from './offer-stream';
import type { OfferSource } from './offer-stream';

const offer = sampleOffer(12, 7_000_00);

function setUp(connect?: (url: string) => OfferSource, list: unknown = sampleList([offer])) {
  const page = fakePage({ 'POST quoterequestapi/offer/GetOfferList': list });
  const source = new FakeEventSource();
  const urls: string[] = [];
  const listener = { insurer: vi.fn(), offer: vi.fn(), complete: vi.fn(), lost: vi.fn() };
  const stop = subscribeToOffers(visitId, listener, {
    connect:
      connect ??
      ((url) => {
        urls.push(url);
        return source as unknown as OfferSource;
      }),
    client: createClient(page.transport),
  });
  return { page, source, urls, listener, stop };
}
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

describe('the offer stream', () => {
  it('forwards each event and closes on completion', async () => {
    const { source, urls, listener } = setUp();
    source.emit('offer', offer);
    source.emit('complete', { offers: 1, zeroOffer: null });
    await nextTask();
    expect(urls).toEqual([`/api/quoterequestapi/offer/stream/${visitId}`]);
    expect(listener.offer).toHaveBeenCalledWith(offer);
    expect([listener.complete.mock.calls.length, source.readyState]).toEqual([1, 2]);
  });

  it('lets the browser reconnect, and polls after three failures in a row', async () => {
    const { page, source, listener } = setUp();
    source.fail(0);
    source.fail(0);
    expect(page.calls).toEqual([]);
    source.fail(0);
    await nextTask();
    expect(listener.offer).toHaveBeenCalledWith(offer);
    expect(listener.complete).toHaveBeenCalledWith({ offers: 1, zeroOffer: null });
  });

  it('polls at once when the stream is refused or not supported', async () => {
    const refused = setUp();
    refused.source.fail();
    const none = setUp(() => {
      throw new ReferenceError('EventSource is not defined');
    });
    await nextTask();
    expect([refused.listener.offer.mock.calls.length, none.listener.offer.mock.calls.length]).toEqual([1, 1]);
  });

  it('polls no more for a visit that has ended', async () => {
    const { source, listener } = setUp(undefined, { status: 404, body: failure('notFound', 'Yok') });
    source.fail();
    await nextTask();
    expect(listener.lost).toHaveBeenCalledTimes(1);
  });

  it('polls through a short outage, and gives up after half a minute of failures', async () => {
    vi.useFakeTimers();
    const replies: unknown[] = [sampleList([offer], { state: 'running' })];
    const { page, source, listener } = setUp(undefined, () => replies.pop() ?? noResponse);
    replies.push(...Array.from({ length: 14 }, () => noResponse));
    source.fail();
    await vi.advanceTimersByTimeAsync(28_000);
    expect([listener.offer.mock.calls.length, listener.lost.mock.calls.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([page.calls.length, listener.lost.mock.calls.length]).toEqual([30, 1]);
    vi.useRealTimers();
  });

  it('forwards events in their order', () => {
    const { source, listener } = setUp();
    const forwarded: string[] = [];
    listener.insurer.mockImplementation(({ firmId }: { firmId: number }) => forwarded.push(String(firmId)));
    listener.offer.mockImplementation(() => forwarded.push('offer'));
    [1, 2].forEach((firmId) => source.emit('insurer', { firmId, name: '', state: 'asked' }));
    source.emit('offer', offer);
    expect(forwarded).toEqual(['1', '2', 'offer']);
  });

  it('forwards buffered events at once', () => {
    const bufferedSource = new FakeEventSource();
    const connect = connectEarly('/stream', () => bufferedSource, new AbortController().signal);
    bufferedSource.emit('offer', offer);
    expect(setUp(connect).listener.offer).toHaveBeenCalledWith(offer);
  });

  it('forwards nothing after unsubscribing, even if the stream failed before', async () => {
    const { source, listener, stop } = setUp();
    source.fail();
    stop();
    await nextTask();
    expect(listener.offer).not.toHaveBeenCalled();
    expect(source.readyState).toBe(2);
  });
});
