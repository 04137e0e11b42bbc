/** What the server itself cannot read, finds too large or has waited for too long comes to no route. It is answered as calls are, and its connection ends. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { apiFault } from './edge-refusals';

/** Milliseconds for a whole request: more than the API allows its slowest route, the upload. */
export const longestRequestTime = 110_000;

/** Bytes; the backend takes 16 KB, to which the edge adds a few of its own. */
export const longestHeaders = 15 * 1024;

const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

export function refuseUnreadable({ code }: Error & { code: string }, socket: Socket): void {
  const status = statuses[code] ?? 400;
  const body = JSON.stringify(apiFault(status));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}
