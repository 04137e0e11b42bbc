/** An API with a desk for a fault run, and an editor's session at it. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../../libs/embedded-database/free-port';
import { sampleDocument } from '../../apps/backend/modules/content/testing/content-samples';
import { plainHash } from '../../apps/backend/personal-data/keyed-hash';
import type { BackendProcess } from '../../apps/backend/modules/checkout/testing/backend-process';
import type { FaultEnvironment } from './fault-environment';

/** Pages that pass: publication tries the page on a site. */
async function openSite(): Promise<{ url: string; close(): void }> {
  const page = brotliCompressSync('<!doctype html><title>Sayfa</title><main><h1>Sayfa</h1></main>');
  const site = createServer((_request, reply) => reply.writeHead(200, { 'content-encoding': 'br' }).end(page));
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${(site.address() as AddressInfo).port}`, close: () => site.close() };
}

export interface Desk {
  api: BackendProcess;
  send(path: string, body: object): Promise<{ isSuccess: boolean; result: never }>;
  get<Result>(path: string): Promise<Result>;
  close(): Promise<void>;
}

const origin = 'http://localhost:4400';

/** An API with a desk, in place of the environment's, and an editor's session. */
export async function openDesk(world: FaultEnvironment): Promise<Desk> {
  const site = await openSite();
  const port = await freePort();
  const api = world.secondBackend({ DESK_API_PORT: String(port), DESK_URL: origin, SITE_URL: site.url });
  await api.start();
  const token = randomBytes(32).toString('base64url');
  await world.pool.query(
    `INSERT INTO desk_sessions (token_hash, staff_id, issued_at, seen_at)
     SELECT $1, id, now(), now() FROM desk_staff WHERE roles = '{content}'`,
    [plainHash(token)],
  );
  const ask = async (path: string, options: RequestInit = {}) =>
    (await fetch(`http://127.0.0.1:${port}/api/${path}`, {
      ...options,
      headers: { cookie: `desk-session=${token}`, origin, 'content-type': 'application/json' },
    }).then((reply) => reply.json())) as { isSuccess: boolean; result: never };
  return {
    api,
    send: (path, body) => ask(path, { method: 'POST', body: JSON.stringify(body) }),
    get: async (path) => (await ask(path)).result,
    close: async () => {
      site.close();
      await api.kill();
    },
  };
}

/** A published page and a saved version of it at another address. */
export async function prepared({ send, get }: Desk, slug: string) {
  const page = (more: object) => ({ ...sampleDocument({ slug, category: null, editor: null }), ...more });
  const { id } = (await send('pages', { document: page({ title: 'Eski' }) })).result as { id: string };
  const { versions } = await get<{ versions: [{ id: string }] }>(`pages/${id}`);
  await send(`versions/${versions[0].id}/publish`, {});
  const next = { number: 1, document: page({ slug: `${slug}-yeni`, title: 'Yeni' }) };
  return ((await send(`pages/${id}/versions`, next)).result as { id: string }).id;
}

/** Title and address of the page that this address shows. */
export async function seen({ api }: Desk, slug: string): Promise<string> {
  const { body } = await api.app.inject({ url: `/api/cms/content/get/${slug}` });
  const { result } = JSON.parse(body) as { result: { title: string; seoUrl: string } | null };
  return result ? `${result.title} at ${result.seoUrl}` : 'nothing';
}
