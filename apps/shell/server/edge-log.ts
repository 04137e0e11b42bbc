/** The edge's log: a path without its query and without a document's secret, and every line scrubbed as the API's are (decision 037). */
import { loggedUrl } from '@emsal/platform/log/logged-url';
import { scrub } from '@emsal/platform/log/scrub';
import { tokenHeader } from '@emsal/platform/session/token';
import type { FastifyRequest } from 'fastify';
import { stdTimeFunctions } from 'pino';

interface LogTarget {
  write(line: string): void;
}

const requestOf = ({ method, url }: FastifyRequest) => ({ method, path: loggedUrl(url.split('?', 1)[0]!) });

export const edgeLog = (target: LogTarget = process.stdout) => ({
  redact: ['req.headers.cookie', `req.headers["${tokenHeader}"]`],
  // Milliseconds have as many digits as a card: the sieve would take them.
  timestamp: stdTimeFunctions.isoTime,
  serializers: { req: requestOf },
  stream: { write: (line: string): void => void target.write(scrub(line)) },
});
