import { batchSize, cleanEvent, createTracker } from './tracking';
import type { TrackEvent } from './tracking';

describe('an event', () => {
  it('keeps the allowed fields only', () => {
    const event = {
      name: 'step',
      page: '/trafik-sigortasi/form?tc=10000000146#x',
      data: { line: 'TRAFFIC', identityNo: '10000000146', phoneNumber: '5321234567' },
    };
    expect(cleanEvent(event)).toEqual({ name: 'step', page: '/trafik-sigortasi/form', data: { line: 'TRAFFIC' } });
  });

  it('has no data when none of its fields is allowed', () => {
    expect(cleanEvent({ name: '404', data: { mail: 'a@b' } })).toEqual({ name: '404' });
  });
});

describe('the tracker', () => {
  const trackerOf = (send: (events: TrackEvent[]) => boolean, mayMeasure = true) =>
    createTracker({ send, mayMeasure: () => mayMeasure });
  const many = (count: number): TrackEvent[] => Array.from({ length: count }, (_, at) => ({ name: `e${at}` }));

  it("sends batches that are not larger than the server's limit", () => {
    const sent: number[] = [];
    const tracker = trackerOf((events) => sent.push(events.length) > 0);
    many(batchSize + 3).forEach(tracker.track);
    tracker.flush();
    tracker.flush();
    expect(sent).toEqual([batchSize, 3]);
  });

  it('keeps a batch that was not accepted', () => {
    const answers = [false, true];
    const sent: string[] = [];
    const tracker = trackerOf((events) => {
      sent.push(events[0]!.name);
      return answers.shift()!;
    });
    tracker.track({ name: 'a' });
    tracker.flush();
    tracker.flush();
    expect(sent).toEqual(['a', 'a']);
  });

  it('without consent to measurement sends only operational events and drops the rest', () => {
    const sent: string[] = [];
    const tracker = trackerOf((events) => sent.push(...events.map(({ name }) => name)) > 0, false);
    ['page', 'loading-error', 'step', '404'].forEach((name) => tracker.track({ name }));
    tracker.flush();
    expect(sent).toEqual(['loading-error', '404']);
  });
});
