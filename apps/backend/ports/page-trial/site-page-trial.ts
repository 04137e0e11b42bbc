/** Asks the site for the page and audits its document in a thread of its own, so that the API goes on answering. */
import { LRUCache } from 'lru-cache';
import { brotliDecompressSync } from 'node:zlib';
import { request } from 'undici';
import type { PageTrialPort, TriedPage } from './page-trial-port';
import { auditDocument } from './audit-document';

/** Milliseconds; the site renders the page for nobody else yet. */
const patience = 20_000;

/** Null when it does not answer in time. */
const ask = (url: URL): Promise<{ status: number; sent: Buffer } | null> =>
  request(url, { headers: { 'accept-encoding': 'br' }, signal: AbortSignal.timeout(patience) }).then(
    async ({ statusCode, body }) => ({ status: statusCode, sent: Buffer.from(await body.arrayBuffer()) }),
    () => null,
  );

const idsIn = (html: string): string[] => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);

/** Follows the redirect of a former address. */
const idsAt = (url: URL): Promise<string[] | null> =>
  fetch(url, { signal: AbortSignal.timeout(patience) }).then(
    async (reply) => (reply.ok ? idsIn(await reply.text()) : null),
    () => null,
  );

async function tryPage(url: URL): Promise<TriedPage | null> {
  const answer = await ask(url);
  if (!answer) return null;
  const { status, sent } = answer;
  const documentBytes = sent.length;
  if (status !== 200) return { status, documentBytes, violations: [], ids: [] };
  const html = brotliDecompressSync(sent).toString();
  return { status, documentBytes, violations: await auditDocument(html), ids: idsIn(html) };
}

export function sitePageTrial(siteUrl: string): PageTrialPort {
  let last: Promise<unknown> = Promise.resolve();
  const answered = new LRUCache<string, TriedPage>({ max: 20, ttl: 60_000 });
  const open: PageTrialPort['open'] = async ({ id, path }) => {
    const tried = answered.get(id) ?? (await tryPage(new URL(path, siteUrl)));
    if (tried) answered.set(id, tried);
    return tried;
  };
  return {
    idsOf: (path) => idsAt(new URL(path, siteUrl)),
    open: (page) => {
      const tried = last.then(() => open(page));
      last = tried.catch(() => undefined);
      return tried;
    },
  };
}
