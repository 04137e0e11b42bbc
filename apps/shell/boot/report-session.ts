/** Reports a new session: device and path, and what consent allows (spec member 4, tracking; decision 079). */
import { applicationKey } from '@emsal/platform/session/token';
import { deviceOf } from '@emsal/platform/session/device';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { browserCookies } from '@emsal/platform/storage/cookies';
import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { sessionStore } from '@emsal/platform/storage/session-store';
import {
  trackingRecord,
  withoutIdentifiers,
  type NewSession,
  type TrackingRecord,
} from '@emsal/platform/tracking/tracking-record';
import { isWebViewAgent } from '@emsal/platform/web-view/mobile-agent';
import { loadedAndPainted } from './page-load';
import { post } from './post';
import { mayMeasure } from './tracker-boot';

/** `crypto.randomUUID` is missing on a test site without TLS. */
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
    abTests: JSON.parse(sessionStore.read(sessionKeys.abTests) ?? '[]') as NewSession['abTests'],
    sessionId,
    deviceId: browserCookies.read(cookieTable.deviceId.name),
    uniqueId: browserCookies.read(cookieTable.uniqueUserId.name),
    referrer: document.referrer,
    earlierReferer: browserCookies.read(cookieTable.referer.name),
  });
  return mayMeasure() ? record : withoutIdentifiers(record);
}

/** The API's referer is stored for later sessions. */
export function storeReferer(
  reply: { referer: string | null } | null,
  cookies: Pick<typeof browserCookies, 'write'>,
): void {
  if (reply?.referer) cookies.write(cookieTable.referer, reply.referer);
}

/** @param sessionId of the session-id cookie, which has just been written */
export async function reportSession(sessionId: string): Promise<void> {
  const record = recordOf(sessionId);
  await loadedAndPainted();
  // A lost record costs a figure and nothing of the visit.
  const reply = await post<{ referer: string | null }>('track/addTrackInfo', record).catch(() => null);
  storeReferer(reply, browserCookies);
}
