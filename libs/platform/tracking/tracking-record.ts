/** The tracking record: one for every session that begins, with the names of the specification (member 3 and 4; decision 153). */
import type { Device } from '../session/device';
import { pathOf } from './tracking';

export interface TrackingRecord {
  /** ISO 8601. */
  CreateDate: string;
  /** Path of the first page, without its query. */
  PageUrl: string;
  MobileDevice: boolean;
  /** Names the record: one that comes twice is kept once. */
  TrackGuid: string;
  /** The application key: site or app. */
  ClientId: string;
  /** `25=C;31=A`: index and variant of the tests that the tab knows; empty when it knows none. */
  AbTesting: string;
  /** From here on null without consent to measurement. */
  UserAgent: string | null;
  /** Three cookies' values. */
  sessionId: string | null;
  DeviceId: string | null;
  UniqueId: string | null;
  /** Origin of the site that the visitor came from, now or before. */
  Referer: string | null;
}

export interface BegunSession {
  now: Date;
  path: string;
  device: Device;
  guid: string;
  clientId: string;
  abTests: ReadonlyArray<{ index: number; value: string }>;
  sessionId: string;
  deviceId: string | undefined;
  uniqueId: string | undefined;
  /** `document.referrer`, empty when there is none. */
  referrer: string;
  /** What the referer cookie remembers. */
  earlierReferer: string | undefined;
}

/** The API takes no longer ones; a native wrapper may name its device as it likes. */
export const longestAgent = 512;
export const longestId = 64;

const idOf = (value: string | undefined): string | null => value?.slice(0, longestId) ?? null;

/** `https://arama.example` of any address of a site; null for what is none. */
export const siteOf = (address: string): string | null => /^https?:\/\/[^/?#\s]+/i.exec(address)?.[0] ?? null;

export const trackingRecord = (begun: BegunSession): TrackingRecord => ({
  CreateDate: begun.now.toISOString(),
  PageUrl: pathOf(begun.path),
  MobileDevice: begun.device.isMobile,
  TrackGuid: begun.guid,
  ClientId: begun.clientId,
  AbTesting: begun.abTests.map(({ index, value }) => `${index}=${value}`).join(';'),
  UserAgent: begun.device.userAgent.slice(0, longestAgent),
  sessionId: idOf(begun.sessionId),
  DeviceId: idOf(begun.deviceId),
  UniqueId: idOf(begun.uniqueId),
  Referer: siteOf(begun.referrer) ?? begun.earlierReferer ?? null,
});

/** What may be counted of everybody: nothing by which a browser is known again (decision 079). */
export const withoutIdentifiers = (record: TrackingRecord): TrackingRecord => ({
  ...record,
  UserAgent: null,
  sessionId: null,
  DeviceId: null,
  UniqueId: null,
  Referer: null,
});
