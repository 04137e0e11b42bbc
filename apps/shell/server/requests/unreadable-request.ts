/**
 * Answers requests that Node rejects before routing, because they are malformed, too large or too slow: in the API's format, and the
 * connection is closed.
 */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { apiFault } from './edge-refusals';

/** Milliseconds for a whole request: more than the API allows its slowest route, the upload. */
export const maxRequestTime = 110_000;

/** Bytes; the backend allows 16 KB, and the edge adds a few headers of its own. */
export const maxHeaderBytes = 15 * 1024;

const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Writing would corrupt a response that has begun on this connection; Node's own handler checks the same. */
const isAnswering = (socket: Socket): boolean =>
  (socket as { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent === true;

export function handleUnreadableRequest({ code }: Error & { code: string }, socket: Socket): void {
  const status = statuses[code] ?? 400;
  const body = JSON.stringify(apiFault(status));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable && !isAnswering(socket)) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}
