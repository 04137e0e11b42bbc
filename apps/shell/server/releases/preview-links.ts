/**
 * A link with `?onizleme=` pins whoever opens it to an unpublished version of one remote, until the link ends. The answer leads to the
 * same page without the parameter, so that the link does not reach other sites or logs.
 */
import type { Clock } from '@emsal/platform/clock';
import { previewParameter } from '@emsal/platform/registry/canary/preview-link';
import type { Publishers } from '@emsal/platform/registry/publishers/publishers';
import type { TrialSet } from '@emsal/platform/registry/file/registry';
import { isPreviewToken } from '@emsal/platform/registry/publishers/signatures';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { serializeCookie } from '@emsal/platform/storage/cookies';
import type { FastifyInstance } from 'fastify';
import { previewTexts } from './preview-links.texts';
import type { RegistryReader } from './registry-reader';
import { pinUntil, signPin } from './revision-pin';

export interface PreviewPorts {
  siteUrl: string;
  secretKey: string;
  clock: Clock;
  readRegistry: RegistryReader;
  readPublishers: () => Promise<Publishers>;
}

/** The preview that the token opens; undefined for one that is forged, over or withdrawn. */
async function previewOf(
  token: string,
  { clock, readRegistry, readPublishers }: PreviewPorts,
): Promise<TrialSet | undefined> {
  const [{ trials }, publishers] = await Promise.all([readRegistry(), readPublishers()]);
  const keysOf = (name: string): readonly string[] => publishers.teams[publishers.remotes[name]?.team ?? ''] ?? [];
  return trials.find(
    ({ kind, name, revision, until }) =>
      kind === 'preview' &&
      until! > clock.now().getTime() &&
      isPreviewToken({ name, revision, until: until! }, token, keysOf(name)),
  );
}

/** Pins the visitor to the preview for as long as its link holds. */
function pinTo({ revision, until }: TrialSet, { clock, secretKey }: PreviewPorts, isHttps: boolean): string {
  const maxAge = Math.floor((until! - clock.now().getTime()) / 1000);
  const pin = signPin(pinUntil(revision, Math.floor(until! / 1000)), secretKey);
  return serializeCookie({ ...cookieTable.revision, maxAge }, pin, isHttps);
}

/** Two slashes at the beginning would name another site. */
const samePage = ({ pathname, search }: URL): string => pathname.replace(/^\/+/, '/') + search;

export function servePreviewLinks(app: FastifyInstance, ports: PreviewPorts): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.includes(`${previewParameter}=`)) return;
    const url = new URL(ports.siteUrl + request.url);
    const token = url.searchParams.get(previewParameter);
    if (token === null) return;
    const preview = await previewOf(token, ports);
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (!preview) return reply.code(410).type('text/plain; charset=utf-8').send(previewTexts.over);
    url.searchParams.delete(previewParameter);
    return reply.header('set-cookie', pinTo(preview, ports, request.protocol === 'https')).redirect(samePage(url), 302);
  });
}
