/** The edge's log: paths without their query and without a document's secret; every line is scrubbed as in the backend (decision 036). */
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
  // ISO instead of milliseconds, which have as many digits as a card number and would be scrubbed.
  timestamp: stdTimeFunctions.isoTime,
  serializers: { req: requestOf },
  stream: { write: (line: string): void => void target.write(scrub(line)) },
});
