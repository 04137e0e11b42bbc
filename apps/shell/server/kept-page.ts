/** Content pages that are the same for everybody: sent from memory, kept when they were made. */
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { headersOf, type Asked } from './asked-page';
import { documentOf, type Outcome } from './send-page';

/** Under what a page is the same for everybody on one day; null for one that is not. A query may be a loader's business, so such a page is rendered. */
function cacheKey({ path, form, request, visitor, entries, ports }: Asked): string | null {
  if (path.page !== 'content' || !path.settled || form !== null || request.url.includes('?')) return null;
  const versions = entries.map(({ name, version }) => `${name}@${version}`);
  return JSON.stringify([
    request.url,
    visitor.set.revision,
    versions,
    visitor.isMobile,
    dayInTurkey(ports.clock.now()),
  ]);
}

/** @returns whether the page was there */
export function sendKept(asked: Asked): boolean {
  const key = cacheKey(asked);
  const bytes = key === null || !asked.answer.isCompressed ? undefined : asked.ports.cache.find(key);
  if (bytes) asked.answer.sendPacked(headersOf(asked), bytes);
  return bytes !== undefined;
}

export function keepForOthers(asked: Asked, outcome: Outcome): void {
  const key = cacheKey(asked);
  if (key === null || outcome.status !== 200 || asked.setCookies.length > 0) return;
  void asked.ports.cache.keep(key, documentOf(asked, outcome));
}
