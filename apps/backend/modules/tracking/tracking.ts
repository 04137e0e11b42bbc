/** Usage statistics: session records in a table for a year, events in the log. Neither contains personal data. */
import { trackingCalls } from '@emsal/api/calls/tracking';
import { allowedPurposes } from '@emsal/platform/consent/cookie-consent';
import { loggedUrl } from '@emsal/platform/log/logged-url';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { cleanEvent, pathOf } from '@emsal/platform/tracking/tracking';
import { siteOf, withoutIdentifiers, type TrackingRecord } from '@emsal/platform/tracking/tracking-record';
import type { CookieJar } from '../../http/context';
import { defineModule } from '../../http/module';
import { addTrackingRecord } from './tracking-store';

const mayMeasure = (cookies: CookieJar): boolean =>
  allowedPurposes(cookies.get(cookieTable.cookieConsent.name)).includes('measurement');

/** Consent and referer are checked here, whatever the page sends; an address that opens a document is not kept. */
function keepable(sent: TrackingRecord, cookies: CookieJar, siteUrl: string): TrackingRecord {
  const record = { ...sent, PageUrl: loggedUrl(pathOf(sent.PageUrl)) };
  if (!mayMeasure(cookies)) return withoutIdentifiers(record);
  const from = siteOf(sent.Referer ?? '');
  return { ...record, Referer: from === siteOf(siteUrl) ? null : from };
}

export const trackingModule = defineModule({
  name: 'tracking',
  calls: trackingCalls,
  handlers: {
    'POST track/addTrackInfo': async (sent, { db, clock, cookies, config }) => {
      const record = keepable(sent, cookies, config.siteUrl);
      await addTrackingRecord(db, record, clock.now());
      return { referer: record.Referer };
    },
    'POST track/addEvents': async ({ events }, { log }) => {
      for (const { name, page, data } of events.map(cleanEvent))
        log.info({ event: name, page: page && loggedUrl(page), data }, 'track');
      return null;
    },
  },
});
