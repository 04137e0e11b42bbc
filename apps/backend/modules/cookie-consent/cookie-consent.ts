/** The log of cookie consents, per visitor; the newest row is repeated in a cookie that the page's boot script reads. */
import { cookieConsentCalls } from '@emsal/api/calls/cookie-consent';
import { consentValue } from '@emsal/platform/consent/cookie-consent';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { randomId } from '../../db/random-id';
import { defineModule } from '../../http/module';
import { addCookieConsent, lastCookieConsent } from './cookie-consent-store';

export const cookieConsentModule = defineModule({
  name: 'cookie-consent',
  calls: cookieConsentCalls,
  handlers: {
    'POST consent/savecookies': async ({ textVersion, purposes }, { db, visitor, clock, cookies, request }) => {
      const evidence = { id: randomId(), visitorId: visitor!.id, at: clock.now(), address: request.address };
      await addCookieConsent(db, { ...evidence, textVersion, purposes });
      cookies.set(cookieTable.cookieConsent.name, consentValue(textVersion, purposes), cookieTable.cookieConsent);
      return null;
    },
    'POST consent/getcookies': async (_input, { db, visitor }) => {
      const row = await lastCookieConsent(db, visitor!.id);
      return row ? { textVersion: row.textVersion, purposes: row.purposes, at: row.at.toISOString() } : null;
    },
  },
});
