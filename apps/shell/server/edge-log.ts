/** The edge's log: a path without its query and without a document's secret, and every line scrubbed as the API's are (decision 037). */
import { loggedUrl } from '@emsal/platform/log/logged-url';
import { scrub } from '@emsal/platform/log/scrub';
import { tokenHeader } from '@emsal/platform/session/token';
import type { FastifyRequest } from 'fastify';

interface LogTarget {
  write(line: string): void;
}

const requestOf = ({ method, url }: FastifyRequest) => ({ method, path: loggedUrl(url.split('?', 1)[0]!) });

export const edgeLog = (target: LogTarget = process.stdout) => ({
  redact: ['req.headers.cookie', `req.headers["${tokenHeader}"]`],
  serializers: { req: requestOf },
  stream: { write: (line: string): void => void target.write(scrub(line)) },
});
