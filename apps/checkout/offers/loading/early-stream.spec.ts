import { sampleOffer } from '@emsal/state/offer/sample-offers';
import { FakeEventSource } from '../../testing/fake-event-source';
import { connectEarly } from './early-stream';

const offer = sampleOffer(12, 7_000_00);
const url = '/stream';

function setUp() {
  FakeEventSource.opened = [];
  const controller = new AbortController();
  const connect = connectEarly(url, () => new FakeEventSource(), controller.signal);
  return { connect, controller, earlyStream: FakeEventSource.opened[0]! };
}

describe('a stream opened by the loader', () => {
  it('replays earlier events to the first listener, then forwards new ones', () => {
    const { connect, earlyStream } = setUp();
    earlyStream.emit('offer', offer);
    const listener = vi.fn();
    connect(url).addEventListener('offer', listener);
    earlyStream.emit('offer', offer);
    expect(listener.mock.calls.map(([{ data }]) => JSON.parse(data))).toEqual([offer, offer]);
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it('forwards a failure and the ready state', () => {
    const { connect, earlyStream } = setUp();
    earlyStream.fail();
    const failed = vi.fn();
    const source = connect(url);
    source.addEventListener('error', failed);
    expect([failed.mock.calls.length, source.readyState]).toEqual([1, 2]);
  });

  it('is closed by whoever took it over; the next caller opens another', () => {
    const { connect, earlyStream } = setUp();
    connect(url).close();
    expect([earlyStream.readyState, connect(url)]).toEqual([2, FakeEventSource.opened[1]]);
  });

  it('closes on completion even without a listener', () => {
    const { earlyStream } = setUp();
    earlyStream.emit('complete', { offers: 0, zeroOffer: null });
    expect(earlyStream.readyState).toBe(2);
  });

  it('closes when the navigation is aborted', () => {
    const { earlyStream, controller } = setUp();
    controller.abort();
    expect(earlyStream.readyState).toBe(2);
  });
});
