/** Sends a reply: text is compressed with brotli at the best quality, once per content. */
import { negotiate } from '@fastify/accept-negotiator';
import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { brotliCompressSync, constants } from 'node:zlib';

export interface Exchange {
  request: Http2ServerRequest;
  response: Http2ServerResponse;
}

const smallest = 512;
const compressed = new Map<string, Buffer>();

export const isCompressible = (type = ''): boolean => /text\/|javascript|json|svg|xml|manifest/.test(type);
export const takesBrotli = ({ request }: Exchange): boolean =>
  negotiate(String(request.headers['accept-encoding'] ?? ''), ['br']) === 'br';

function compress(body: Buffer): Buffer {
  const key = createHash('sha256').update(body).digest('base64');
  const bytes = compressed.get(key) ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  compressed.set(key, bytes);
  return bytes;
}

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export function send(exchange: Exchange, { status, headers, body }: Answer): void {
  const { request, response } = exchange;
  const isCompressed =
    takesBrotli(exchange) && isCompressible(String(headers['content-type'])) && body.length > smallest;
  const bytes = isCompressed ? compress(body) : body;
  response.writeHead(status, {
    ...headers,
    'content-length': bytes.length,
    ...(isCompressed && { 'content-encoding': 'br', vary: 'accept-encoding' }),
  });
  response.end(request.method === 'HEAD' ? '' : bytes);
}
