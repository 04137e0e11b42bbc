import { toWire } from '@emsal/api/wire';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import type { DraftBody } from '../course/save-draft';

const apiBase = '/api';

/** Sends a draft from a page that is going away: axios would be cut off, `keepalive` is not. */
export function sendBeforeLeaving(body: DraftBody, cookie: (name: string) => string | undefined): void {
  const wire = toWire('POST quoterequestapi/draft/save', body);
  const headers = { 'content-type': 'application/json', 'x-token-id': cookie(cookieTable.token.name) ?? '' };
  void fetch(`${apiBase}/${wire.path}`, {
    method: 'POST',
    keepalive: true,
    headers,
    body: JSON.stringify(wire.body),
  }).catch(() => undefined);
}
