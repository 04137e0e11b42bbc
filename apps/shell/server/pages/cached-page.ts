/** Sends content pages that are the same for everybody from the cache, and adds them to it. */
import type { RegistryEntry } from '@emsal/platform/registry/file/registry';
import { customerNameCookie, keptListCookie, knownPersonCookie } from '@emsal/platform/storage/cookie-table';
import { readCookie } from '@emsal/platform/storage/cookies';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { responseHeaders, type PageRequest } from './page-request';
import { documentOf, type Outcome } from './send-page';

/** A page of whoever has one of them may show what it says. */
const ownCookies = [keptListCookie, knownPersonCookie, customerNameCookie];

/** Null for a page that differs between visitors. A page with a query is not cached, because its loader may read it. */
function cacheKey({ path, form, request, visitor, entries, ports, published }: PageRequest): string | null {
  if (path.page !== 'content' || !path.settled || form !== null || request.url.includes('?')) return null;
  if (ownCookies.some(({ name }) => readCookie(visitor.cookies, name))) return null;
  const versions = entries.map(({ name, version }) => `${name}@${version}`);
  return JSON.stringify([
    request.url,
    visitor.set.revision,
    versions,
    published?.changeDate ?? null,
    visitor.isMobile,
    dayInTurkey(ports.clock.now()),
  ]);
}

/** @returns whether the page was in the cache */
export function sendCached(pageRequest: PageRequest, owner: RegistryEntry): boolean {
  const key = cacheKey(pageRequest);
  const bytes = key === null || !pageRequest.response.isCompressed ? undefined : pageRequest.ports.cache.get(key);
  if (bytes) pageRequest.response.sendCompressed(responseHeaders(pageRequest, owner), bytes);
  return bytes !== undefined;
}

/** An older version's page is not cached: its policy would allow the styles of the current one. */
export function cachePage(pageRequest: PageRequest, outcome: Outcome): void {
  const isCurrent = pageRequest.entries.some(
    ({ name, version }) => name === outcome.owner?.name && version === outcome.owner.version,
  );
  const key = cacheKey(pageRequest);
  if (key === null || !isCurrent || outcome.status !== 200 || pageRequest.setCookies.length > 0) return;
  pageRequest.ports.cache
    .set(key, documentOf(pageRequest, outcome))
    .catch((error: unknown) => pageRequest.request.log.warn({ err: error }, 'page not cached'));
}
