/** The session of two hours: opened by its cookie, renewed with each page; a page with an expired session reloads. */
import { isSessionTooOld, openSession, uniqueId, type SessionRecord } from '@emsal/platform/session/session';
import { cookieTable, type CookieEntry } from '@emsal/platform/storage/cookie-table';
import { browserCookies } from '@emsal/platform/storage/cookies';
import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { sessionStore } from '@emsal/platform/storage/session-store';
import type { BootHandle } from './boot-handle';
import { reportSession } from './report-session';
import { mayMeasure } from './tracker-boot';

const readRecord = (): SessionRecord | null =>
  JSON.parse(sessionStore.read(sessionKeys.session) ?? 'null') as SessionRecord | null;
const writeRecord = (record: SessionRecord): void => sessionStore.write(sessionKeys.session, JSON.stringify(record));
const newId = (): string => uniqueId(new Date(), Math.random());

function ensure(cookie: CookieEntry): void {
  if (!browserCookies.read(cookie.name)) browserCookies.write(cookie, newId());
}

/** Without a session-id cookie the session is new and is reported. */
function openNew(): string {
  const id = newId();
  browserCookies.write(cookieTable.sessionId, id);
  void reportSession(id);
  return id;
}

export function watchSession({ token }: Pick<BootHandle, 'token'>): void {
  if (mayMeasure()) ensure(cookieTable.uniqueUserId);
  ensure(cookieTable.deviceId);
  const sessionCookie = browserCookies.read(cookieTable.sessionId.name);
  const opened = openSession({ authKey: token(), sessionCookie }, new Date());
  if (opened === 'invalid') sessionStore.remove(sessionKeys.session);
  writeRecord(
    opened !== null && opened !== 'invalid' ? opened : { id: openNew(), createdDate: new Date().toISOString() },
  );
  addEventListener('pageshow', ({ persisted }) => persisted && reloadWhenOld());
  addEventListener('visibilitychange', () => document.visibilityState === 'visible' && reloadWhenOld());
}

function reloadWhenOld(): void {
  const record = readRecord();
  if (record && isSessionTooOld(record, new Date())) location.reload();
}
