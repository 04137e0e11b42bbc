/** The page's analytics queue; it leaves by beacon when the page is hidden. */
import { createTracker, type TrackEvent, type Tracker } from '@emsal/platform/tracking/tracking';

const beacon = (events: TrackEvent[]): boolean =>
  navigator.sendBeacon('/api/track/addTrackInfo', new Blob([JSON.stringify({ events })], { type: 'application/json' }));

export function bootTracker(): Tracker {
  const tracker = createTracker(beacon);
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tracker.flush());
  addEventListener('pagehide', tracker.flush);
  const { page = '', status = '200' } = document.documentElement.dataset;
  tracker.track({
    name: status === '404' ? '404' : 'page',
    page: location.pathname,
    data: { status: Number(status), reason: page },
  });
  return tracker;
}
