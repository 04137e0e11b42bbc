/** The tracking record: one for every new session, with the field names of the specification (member 3 and 4; decision 079). */
import type { Device } from '../session/device';
import { pathOf } from './tracking';

export interface TrackingRecord {
  /** ISO 8601. */
  CreateDate: string;
  /** Path of the first page, without its query. */
  PageUrl: string;
  MobileDevice: boolean;
  /** Identifies the record, so that one sent twice is stored once. */
  TrackGuid: string;
  /** The application key: site or app. */
  ClientId: string;
  /** `25=C;31=A`: index and variant of the A/B tests that this tab knows; empty when it knows none. */
  AbTesting: string;
  /** The following fields are null without consent to measurement. */
  UserAgent: string | null;
  /** Values of three cookies. */
  sessionId: string | null;
  DeviceId: string | null;
  UniqueId: string | null;
  /** Origin of the referring site, of this visit or a previous one. */
  Referer: string | null;
}

export interface NewSession {
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
  /** The value of the referer cookie. */
  earlierReferer: string | undefined;
}

/** The API's limit; a native wrapper can choose any name for its device. */
export const maxUserAgentLength = 512;
export const maxIdLength = 64;

const idOf = (value: string | undefined): string | null => value?.slice(0, maxIdLength) ?? null;

/** `https://arama.example` for any URL of a site; null for an invalid one. */
export const siteOf = (address: string): string | null => /^https?:\/\/[^/?#\s]+/i.exec(address)?.[0] ?? null;

export const trackingRecord = (session: NewSession): TrackingRecord => ({
  CreateDate: session.now.toISOString(),
  PageUrl: pathOf(session.path),
  MobileDevice: session.device.isMobile,
  TrackGuid: session.guid,
  ClientId: session.clientId,
  AbTesting: session.abTests.map(({ index, value }) => `${index}=${value}`).join(';'),
  UserAgent: session.device.userAgent.slice(0, maxUserAgentLength),
  sessionId: idOf(session.sessionId),
  DeviceId: idOf(session.deviceId),
  UniqueId: idOf(session.uniqueId),
  Referer: siteOf(session.referrer) ?? session.earlierReferer ?? null,
});

/** Fields that may be recorded without consent: nothing that identifies a browser (decision 079). */
export const withoutIdentifiers = (record: TrackingRecord): TrackingRecord => ({
  ...record,
  UserAgent: null,
  sessionId: null,
  DeviceId: null,
  UniqueId: null,
  Referer: null,
});
