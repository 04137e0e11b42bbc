/** Forms are accepted from this site only: by `Sec-Fetch-Site`, else by `Origin`, else by `Referer`. */
import type { IncomingHttpHeaders } from 'node:http';

const originOf = (address: string | undefined): string | null =>
  address && URL.canParse(address) ? new URL(address).origin : null;

/** The host that the visitor used is ours too: a proxy in front may serve the site under another name. */
export function isSameSite(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const origin = originOf(headers.origin ?? headers.referer);
  return origin !== null && (origin === siteUrl || new URL(origin).host === headers.host);
}
