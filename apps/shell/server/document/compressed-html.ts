/** One HTML response, compressed while it is streamed; its head may be sent long before its body. */
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PassThrough, type Transform } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';

/** A low level: pages are compressed per request, files at build time. One level more costs the largest page half a millisecond. */
const quick = (): Transform => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });

const pageHeaders = { 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' };

export interface HtmlResponse {
  /** Sends status, headers and the first part at once. */
  start: (status: number, headers: Record<string, string | string[]>, html: string) => void;
  end: (html: string) => void;
  /** Sends a whole page that is already compressed. */
  sendCompressed: (headers: Record<string, string | string[]>, bytes: Buffer) => void;
  /** Whether the client accepts brotli. */
  isCompressed: boolean;
  isStarted: () => boolean;
}

export function createHtmlResponse(request: FastifyRequest, reply: FastifyReply): HtmlResponse {
  const isCompressed = negotiate(String(request.headers['accept-encoding'] ?? ''), ['br']) === 'br';
  const stream = isCompressed ? quick() : new PassThrough();
  let isBegun = false;
  return {
    start: (status, headers, html) => {
      isBegun = true;
      reply.code(status).headers({
        ...headers,
        ...pageHeaders,
        ...(isCompressed && { 'content-encoding': 'br' }),
      });
      void reply.send(stream);
      stream.write(html);
      if ('flush' in stream) (stream as ReturnType<typeof createBrotliCompress>).flush();
    },
    end: (html) => void stream.end(html),
    sendCompressed: (headers, bytes) => {
      isBegun = true;
      void reply
        .code(200)
        .headers({ ...headers, ...pageHeaders, 'content-encoding': 'br' })
        .send(bytes);
    },
    isCompressed,
    isStarted: () => isBegun,
  };
}
