import { createClient } from '@emsal/api/client';
import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { FakeSource } from '../testing/fake-source';
import { fakePage, visitId } from '../testing/fake-page';
import { connectEarly } from './early-stream';
import { listenToOffers } from './offer-stream';
import type { Source } from './offer-stream';

const offer = sampleOffer(12, 7_000_00);

function setUp(connect?: (url: string) => Source) {
  const page = fakePage({ 'POST quoterequestapi/offer/GetOfferList': sampleList([offer]) });
  const source = new FakeSource();
  const urls: string[] = [];
  const heard = { insurer: jest.fn(), offer: jest.fn(), complete: jest.fn() };
  const stop = listenToOffers(visitId, heard, {
    connect: connect ?? ((url) => (urls.push(url), source as unknown as Source)),
    client: createClient(page.transport),
  });
  return { page, source, urls, heard, stop };
}
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe('listening to the insurers', () => {
  it('hears each answer of the visit and closes at the end', async () => {
    const { source, urls, heard } = setUp();
    source.say('offer', offer);
    source.say('complete', { offers: 1, zeroOffer: null });
    await settled();
    expect(urls).toEqual([`/api/quoterequestapi/offer/stream/${visitId}`]);
    expect(heard.offer).toHaveBeenCalledWith(offer);
    expect([heard.complete.mock.calls.length, source.readyState]).toEqual([1, 2]);
  });

  it('lets the browser reconnect, and asks itself after three failures in a row', async () => {
    const { page, source, heard } = setUp();
    source.fail(0);
    source.fail(0);
    expect(page.heard).toEqual([]);
    source.fail(0);
    await settled();
    expect(heard.offer).toHaveBeenCalledWith(offer);
    expect(heard.complete).toHaveBeenCalledWith({ offers: 1, zeroOffer: null });
  });

  it('asks at once where the server refuses the stream or the browser has none', async () => {
    const refused = setUp();
    refused.source.fail();
    const none = setUp(() => {
      throw new ReferenceError('EventSource is not defined');
    });
    await settled();
    expect([refused.heard.offer.mock.calls.length, none.heard.offer.mock.calls.length]).toEqual([1, 1]);
  });

  it('tells what came together in one task, in its order', async () => {
    const { source, heard } = setUp();
    const told: string[] = [];
    heard.insurer.mockImplementation(({ firmId }: { firmId: number }) => told.push(String(firmId)));
    heard.offer.mockImplementation(() => told.push('offer'));
    [1, 2].forEach((firmId) => source.say('insurer', { firmId, name: '', state: 'asked' }));
    source.say('offer', offer);
    expect(told).toEqual([]);
    await settled();
    expect(told).toEqual(['1', '2', 'offer']);
  });

  it('tells at once what was said before it listened', () => {
    const early = new FakeSource();
    const connect = connectEarly('/stream', () => early, new AbortController().signal);
    early.say('offer', offer);
    expect(setUp(connect).heard.offer).toHaveBeenCalledWith(offer);
  });

  it.each(['said', 'failed'] as const)('hears nothing once it was left, whatever was %s before', async (before) => {
    const { source, heard, stop } = setUp();
    if (before === 'said') source.say('offer', offer);
    else source.fail();
    stop();
    await settled();
    expect(heard.offer).not.toHaveBeenCalled();
  });
});
