/** What both kinds of site have in common on the wire: brotli for text, at the best quality, compressed once. */
import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { brotliCompressSync, constants } from 'node:zlib';

export interface Exchange {
  request: Http2ServerRequest;
  response: Http2ServerResponse;
}

const smallest = 512;
const packed = new Map<string, Buffer>();

export const isCompressible = (type = ''): boolean => /text\/|javascript|json|svg|xml|manifest/.test(type);
export const takesBrotli = ({ request }: Exchange): boolean =>
  /\bbr\b/.test(String(request.headers['accept-encoding']));

function pack(body: Buffer): Buffer {
  const key = createHash('sha256').update(body).digest('base64');
  const known = packed.get(key) ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  packed.set(key, known);
  return known;
}

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export function send(exchange: Exchange, { status, headers, body }: Answer): void {
  const { request, response } = exchange;
  const isPacked = takesBrotli(exchange) && isCompressible(String(headers['content-type'])) && body.length > smallest;
  const bytes = isPacked ? pack(body) : body;
  response.writeHead(status, {
    ...headers,
    'content-length': bytes.length,
    ...(isPacked && { 'content-encoding': 'br', vary: 'accept-encoding' }),
  });
  response.end(request.method === 'HEAD' ? '' : bytes);
}
