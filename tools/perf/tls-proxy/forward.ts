/** Forwards a request to a running site; pages and streams are compressed while they stream, so that an early head stays early. */
import { Agent, request as sendRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress } from 'node:zlib';
import { isCompressible, send, takesBrotli, type Exchange } from './send.ts';

const hopByHop = new Set(
  'connection keep-alive transfer-encoding upgrade proxy-connection content-length http2-settings'.split(' '),
);
const isStreamed = (type = ''): boolean => /text\/html|event-stream|json/.test(type);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const endToEnd = (headers: NodeJS.Dict<string | string[]>): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hopByHop.has(name)));

function headersOf({ request }: Exchange): OutgoingHttpHeaders {
  // HTTP/1.1 clients send the host in a header.
  const host = request.authority ?? request.headers.host;
  const length = request.headers['content-length'];
  return {
    ...endToEnd(request.headers),
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': 'https',
    'accept-encoding': 'br',
    ...(length && { 'content-length': length }),
  };
}

function passThrough({ response }: Exchange, reply: IncomingMessage): void {
  const length = reply.headers['content-length'];
  response.writeHead(reply.statusCode!, { ...endToEnd(reply.headers), ...(length && { 'content-length': length }) });
  reply.pipe(response as unknown as NodeJS.WritableStream);
}

/** A client that disconnects ends the stream at its source too. */
function compressStream({ response }: Exchange, reply: IncomingMessage): void {
  const { etag: _, ...headers } = endToEnd(reply.headers);
  response.writeHead(reply.statusCode!, { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const compress = createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params });
  response.once('close', () => reply.destroy());
  reply.pipe(compress).pipe(response as unknown as NodeJS.WritableStream);
}

async function compressWhole(exchange: Exchange, reply: IncomingMessage): Promise<void> {
  const { etag: _, ...headers } = endToEnd(reply.headers);
  const body = await buffer(reply);
  send(exchange, { status: reply.statusCode!, headers, body });
}

function answer(exchange: Exchange, reply: IncomingMessage): void {
  const type = reply.headers['content-type'];
  const hasNoBody = exchange.request.method === 'HEAD' || [204, 304].includes(reply.statusCode!);
  if (hasNoBody || reply.headers['content-encoding'] || !takesBrotli(exchange) || !isCompressible(type))
    return passThrough(exchange, reply);
  if (isStreamed(type)) return compressStream(exchange, reply);
  void compressWhole(exchange, reply);
}

/** @param upstream origin of the site, for example `http://localhost:4200` */
export function forward(exchange: Exchange, upstream: string): void {
  const { request, response } = exchange;
  const { hostname, port } = new URL(upstream);
  const options = { hostname, port, path: request.url, method: request.method, headers: headersOf(exchange), agent };
  const forwarded = sendRequest(options, (reply) => answer(exchange, reply));
  forwarded.on('error', (error) => {
    if (!response.headersSent) response.writeHead(502);
    response.end(error.message);
  });
  request.pipe(forwarded);
}
