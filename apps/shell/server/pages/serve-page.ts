/** Handles one page request, from the registry to the last byte. */
import { ownerOf } from '@emsal/platform/registry/paths/paths';
import { entriesOf, versionLabel, type RegistryEntry } from '@emsal/platform/registry/file/registry';
import type { RemotePath } from '@emsal/platform/remote';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHtmlResponse } from '../document/compressed-html';
import { isDevRemote, withDevRemotes } from '../releases/dev-remotes';
import { publishedLines } from '../releases/published-lines';
import { visitorOf } from '../visitor/page-visitor';
import { sendCached } from './cached-page';
import { countsOf } from './page-counts';
import type { PagePorts } from './page-ports';
import type { PageRequest } from './page-request';
import { respond, respondEmpty, respondFaulty, respondUnowned } from './respond';
import { usableVersion } from './usable-version';

/** Paths that no remote publishes get the shell's own 404 page. */
const unowned: RemotePath = { pattern: '/*', rank: -1, page: 'content' };

async function respondOwned(pageRequest: PageRequest, owner: RegistryEntry): Promise<void> {
  if (isDevRemote(owner)) return respondEmpty(pageRequest, owner);
  const counts = countsOf(pageRequest);
  const label = versionLabel(owner.name, owner.version);
  counts.seen(label, pageRequest.visitor.pin);
  if (sendCached(pageRequest, owner)) return;
  const usable = await usableVersion(owner, pageRequest);
  // An older version in its place is a failure too.
  if (usable?.version !== owner.version) counts.failed(label, pageRequest.visitor.pin);
  return usable ? respond(pageRequest, usable) : respondFaulty(pageRequest, owner);
}

export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The submitted form, null for a GET. */
  form: URLSearchParams | null;
}

export async function servePage({ request, reply, form }: Exchange, ports: PagePorts): Promise<FastifyReply> {
  const registry = await ports.readRegistry();
  const { clock, settings } = ports;
  const visitor = visitorOf(request, registry, { clock, secretKey: settings.secretKey });
  const entries = withDevRemotes(entriesOf(registry, visitor.set), settings.devRemotes);
  const owned = ownerOf(entries, visitor.path);
  const response = createHtmlResponse(request, reply);
  const pageRequest: PageRequest = {
    request,
    reply,
    ports,
    registry,
    visitor,
    entries,
    lines: publishedLines(entries),
    response,
    url: settings.siteUrl + request.url,
    path: owned?.path ?? unowned,
    setCookies: [],
    published: owned ? ports.content.at(visitor.path) : null,
    form,
  };
  // Without a registry nothing is known to be nobody's, and search engines would take a 404 at its word.
  if (registry.sets.length === 0) await respondFaulty(pageRequest, null);
  else await (owned ? respondOwned(pageRequest, owned.owner) : respondUnowned(pageRequest));
  return reply;
}
