/** The session record and its two-hour rule (spec funnel 9, member 3 and 4). */
import { validSessionHours } from '../storage/cookie-table';

export interface SessionRecord {
  id: string;
  /** ISO 8601, UTC. */
  createdDate: string;
}

export interface SessionInput {
  /** The token that this page uses. */
  authKey: string | null;
  sessionCookie: string | undefined;
}

/**
 * A session-id cookie starts a session with the current date; an auth key without that cookie makes the session invalid; with neither
 * it is a first visit.
 */
export function openSession({ authKey, sessionCookie }: SessionInput, now: Date): SessionRecord | 'invalid' | null {
  if (sessionCookie) return { id: sessionCookie, createdDate: now.toISOString() };
  return authKey === null ? null : 'invalid';
}

/** True when the page must be loaded again. */
export const isSessionTooOld = ({ createdDate }: SessionRecord, now: Date): boolean =>
  now.getTime() - new Date(createdDate).getTime() > validSessionHours * 3_600_000;

/** Milliseconds since 1 February 2020 and a random number of three digits (member 9). */
export const uniqueId = (now: Date, random: number): string =>
  `${now.getTime() - Date.UTC(2020, 1, 1)}${100 + Math.floor(random * 900)}`;
