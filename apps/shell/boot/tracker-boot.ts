/** The page's tracking queue, sent by beacon when the page is hidden. */
import { allowedPurposes } from '@emsal/platform/consent/cookie-consent';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { browserCookies } from '@emsal/platform/storage/cookies';
import { createTracker, type TrackEvent, type Tracker } from '@emsal/platform/tracking/tracking';

const beacon = (events: TrackEvent[]): boolean =>
  navigator.sendBeacon('/api/track/addEvents', new Blob([JSON.stringify({ events })], { type: 'application/json' }));

/** Read each time: the cookie panel may be answered while the page is open. */
export const mayMeasure = (): boolean =>
  allowedPurposes(browserCookies.read(cookieTable.cookieConsent.name)).includes('measurement');

export function bootTracker(): Tracker {
  const tracker = createTracker({ send: beacon, mayMeasure });
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
