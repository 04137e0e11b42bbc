/**
 * A link with `?onizleme=` pins whoever opens it to an unpublished version of one remote, until the link ends. The answer leads to the
 * same page without the parameter, so that the link does not reach other sites or logs.
 */
import { previewParameter } from '@emsal/platform/registry/preview-link';
import type { Publishers } from '@emsal/platform/registry/publishers';
import type { Registry, TrialSet } from '@emsal/platform/registry/registry';
import { isPreviewToken } from '@emsal/platform/registry/signatures';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { serializeCookie } from '@emsal/platform/storage/cookies';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock';
import { previewTexts } from './preview-links.texts';
import type { RegistryReader } from './registry-reader';
import { signPin } from './revision-pin';

export interface PreviewPorts {
  siteUrl: string;
  secretKey: string;
  clock: Clock;
  readRegistry: RegistryReader;
  readPublishers: () => Promise<Publishers>;
}

/** The preview that the token opens; undefined for one that is forged, over or withdrawn. */
function previewOf(token: string, registry: Registry, publishers: Publishers, now: number): TrialSet | undefined {
  const keysOf = (name: string): readonly string[] => publishers.teams[publishers.remotes[name]?.team ?? ''] ?? [];
  return registry.trials.find(
    ({ kind, name, revision, until }) =>
      kind === 'preview' && until! > now && isPreviewToken({ name, revision, until: until! }, token, keysOf(name)),
  );
}

export function servePreviewLinks(app: FastifyInstance, ports: PreviewPorts): void {
  const { siteUrl, secretKey, clock, readRegistry, readPublishers } = ports;
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.includes(`${previewParameter}=`)) return;
    const url = new URL(request.url, siteUrl);
    const token = url.searchParams.get(previewParameter);
    if (token === null) return;
    const now = clock.now().getTime();
    const preview = previewOf(token, await readRegistry(), await readPublishers(), now);
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (!preview) return reply.code(410).type('text/plain; charset=utf-8').send(previewTexts.over);
    url.searchParams.delete(previewParameter);
    const until = Math.floor(preview.until! / 1000);
    const cookie = { ...cookieTable.revision, maxAge: Math.floor((preview.until! - now) / 1000) };
    const pin = signPin({ revision: preview.revision, until }, secretKey);
    return reply
      .header('set-cookie', serializeCookie(cookie, pin, request.protocol === 'https'))
      .redirect(url.pathname + url.search, 302);
  });
}
