import { sampleOffer } from '@emsal/state/offer/sample-offers';
import { FakeSource } from '../testing/fake-source';
import { connectEarly } from './early-stream';

const offer = sampleOffer(12, 7_000_00);
const url = '/stream';

function setUp() {
  FakeSource.opened = [];
  const leaving = new AbortController();
  const connect = connectEarly(url, () => new FakeSource(), leaving.signal);
  return { connect, leaving, early: FakeSource.opened[0]! };
}

describe('a stream that is opened before its page is drawn', () => {
  it('tells whoever listens first what was said before, and what is said after', () => {
    const { connect, early } = setUp();
    early.say('offer', offer);
    const heard = jest.fn();
    connect(url).addEventListener('offer', heard);
    early.say('offer', offer);
    expect(heard.mock.calls.map(([{ data }]) => JSON.parse(data))).toEqual([offer, offer]);
    expect(FakeSource.opened).toHaveLength(1);
  });

  it('tells a failure too, and how the stream stands', () => {
    const { connect, early } = setUp();
    early.fail();
    const failed = jest.fn();
    const source = connect(url);
    source.addEventListener('error', failed);
    expect([failed.mock.calls.length, source.readyState]).toEqual([1, 2]);
  });

  it('is closed by whoever took it; whoever comes next gets another', () => {
    const { connect, early } = setUp();
    connect(url).close();
    expect([early.readyState, connect(url)]).toEqual([2, FakeSource.opened[1]]);
  });

  it('ends with the last answer though nobody listens', () => {
    const { early } = setUp();
    early.say('complete', { offers: 0, zeroOffer: null });
    expect(early.readyState).toBe(2);
  });

  it('ends when its page does not come', () => {
    const { early, leaving } = setUp();
    leaving.abort();
    expect(early.readyState).toBe(2);
  });
});
