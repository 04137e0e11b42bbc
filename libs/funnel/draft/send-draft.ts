/**
 * Sends a draft in a way that outlives its page. While it is on its way a cookie names it, so that a page that is loaded before it has
 * arrived waits for it on the edge.
 */
import { createClient, toEnvelope } from '@emsal/api/client';
import type { InputOf } from '@emsal/api/calls/table';
import type { Envelope } from '@emsal/api/envelope';
import { toWire } from '@emsal/api/wire';
import type { Page } from '@emsal/platform/page';
import { tokenHeader } from '@emsal/platform/session/token';
import { draftMarkCookie, tokenCookie } from '@emsal/platform/storage/cookie-table';
import { browserCookies } from '@emsal/platform/storage/cookies';

export type DraftBody = InputOf<typeof save>;

const save = 'POST quoterequestapi/draft/save';
const apiBase = '/api';

/** Numbers the saves of this document. */
function createMarks() {
  const page = Math.random().toString(36).slice(2, 10).padEnd(8, '0');
  let number = 0;
  return () => `${page}.${++number}`;
}
const nextMark = createMarks();

const arrived = (mark: string): void => {
  if (browserCookies.read(draftMarkCookie.name) === mark) browserCookies.write({ ...draftMarkCookie, maxAge: 0 }, '');
};

/** axios would be cut off with the page, `keepalive` is not. Null when the session has to be authorised anew, or nobody was reached: then the client tries. */
async function sendKeptAlive(body: DraftBody, token: string | undefined): Promise<Envelope<null> | null> {
  if (token === undefined) return null;
  const wire = toWire(save, body);
  const headers = { 'content-type': 'application/json', [tokenHeader]: token };
  const init = { method: wire.method, keepalive: true, headers, body: JSON.stringify(wire.body) };
  try {
    const { status, ...answer } = await fetch(`${apiBase}/${wire.path}`, init).then(async (reply) => ({
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
  browserCookies.write(draftMarkCookie, body.mark);
  const reply =
    (await sendKeptAlive(body, cookie(tokenCookie.name))) ?? (await createClient(transport).command(save, body));
  if (reply.isSuccess) arrived(body.mark);
  return reply;
}
