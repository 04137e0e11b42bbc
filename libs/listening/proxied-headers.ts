/** Headers that an edge passes on to its API. */
import type { IncomingHttpHeaders } from 'node:http';

/** Of the visitor's own connection (RFC 9110, 7.6.1); undici throws for them. */
const ofConnection: ReadonlySet<string> = new Set(['expect', 'keep-alive', 'upgrade']);

export const proxiedHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));
