/**
 * Sends a draft with `keepalive`, so that it outlives its page. Meanwhile a cookie holds its mark: a page that is loaded before the
 * draft has arrived waits for it on the edge.
 */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { createClient, toEnvelope } from '@emsal/api/client';
import type { InputOf } from '@emsal/api/calls/table';
import type { Envelope } from '@emsal/api/envelope';
import { httpRequestOf } from '@emsal/api/http-request';
import type { Page } from '@emsal/platform/page';
import { tokenHeader } from '@emsal/platform/session/token';
import { draftMarkCookie, tokenCookie } from '@emsal/platform/storage/cookie-table';
import { browserCookies } from '@emsal/platform/storage/cookies';

export type DraftBody = InputOf<typeof save>;

const save = 'POST quoterequestapi/draft/save';
const apiBase = '/api';

/** A mark is unique among the saves of this browser. */
function createMarks() {
  const page = Math.random().toString(36).slice(2, 10).padEnd(8, '0');
  let number = 0;
  return () => `${page}.${++number}`;
}
const nextMark = createMarks();

const clearMark = (visitId: VisitId, mark: string): void => {
  const cookie = draftMarkCookie(visitId);
  if (browserCookies.read(cookie.name) === mark) browserCookies.write({ ...cookie, maxAge: 0 }, '');
};

/** axios requests are cancelled when the page ends. Null when the session has expired or the API was not reached: then the client retries. */
async function sendWithKeepalive(body: DraftBody, token: string | undefined): Promise<Envelope<null> | null> {
  if (token === undefined) return null;
  const request = httpRequestOf(save, body);
  const headers = { 'content-type': 'application/json', [tokenHeader]: token };
  const init = { method: request.method, keepalive: true, headers, body: JSON.stringify(request.body) };
  try {
    const { status, ...answer } = await fetch(`${apiBase}/${request.path}`, init).then(async (reply) => ({
      status: reply.status,
      body: (await reply.json()) as unknown,
    }));
    return status === 403 ? null : toEnvelope<null>({ status, ...answer });
  } catch {
    return null;
  }
}

/** The request is on its way when this returns. */
export async function sendDraft({ isServer, transport, cookie }: Page, draft: DraftBody): Promise<Envelope<null>> {
  if (isServer) return createClient(transport).command(save, draft);
  const body = { ...draft, mark: nextMark() };
  browserCookies.write(draftMarkCookie(body.visitId), body.mark);
  const reply =
    (await sendWithKeepalive(body, cookie(tokenCookie.name))) ?? (await createClient(transport).command(save, body));
  if (reply.isSuccess) clearMark(body.visitId, body.mark);
  return reply;
}
