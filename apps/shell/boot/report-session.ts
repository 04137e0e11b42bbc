/** A session that begins is reported: device and path, and what consent allows (spec member 4, tracking; decision 153). */
import { applicationKey } from '@emsal/platform/session/token';
import { deviceOf } from '@emsal/platform/session/device';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { browserCookies } from '@emsal/platform/storage/cookies';
import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { sessionStore } from '@emsal/platform/storage/session-store';
import {
  trackingRecord,
  withoutIdentifiers,
  type BegunSession,
  type TrackingRecord,
} from '@emsal/platform/tracking/tracking-record';
import { isWebViewAgent } from '@emsal/platform/web-view/mobile-agent';
import { atLeisure } from './loaded';
import { post } from './post';
import { mayMeasure } from './tracker-boot';

/** `crypto.randomUUID` is missing where a test site has no TLS. */
const newGuid = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function recordOf(sessionId: string): TrackingRecord {
  const { userAgent } = navigator;
  const record = trackingRecord({
    now: new Date(),
    path: location.pathname,
    device: deviceOf(userAgent),
    guid: newGuid(),
    clientId: applicationKey(isWebViewAgent(userAgent), location.search),
    abTests: JSON.parse(sessionStore.read(sessionKeys.abTests) ?? '[]') as BegunSession['abTests'],
    sessionId,
    deviceId: browserCookies.read(cookieTable.deviceId.name),
    uniqueId: browserCookies.read(cookieTable.uniqueUserId.name),
    referrer: document.referrer,
    earlierReferer: browserCookies.read(cookieTable.referer.name),
  });
  return mayMeasure() ? record : withoutIdentifiers(record);
}

/** What the API gives back is kept for the sessions to come. */
export function keepReferer(
  reply: { referer: string | null } | null,
  cookies: Pick<typeof browserCookies, 'write'>,
): void {
  if (reply?.referer) cookies.write(cookieTable.referer, reply.referer);
}

/** @param sessionId of the session-id cookie, which is new */
export async function reportSession(sessionId: string): Promise<void> {
  const record = recordOf(sessionId);
  await atLeisure();
  // A record that is lost costs a figure, nothing of the visit.
  const reply = await post<{ referer: string | null }>('track/addTrackInfo', record).catch(() => null);
  keepReferer(reply, browserCookies);
}
