/** One HTML answer, compressed on the way; its head may leave long before its body. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PassThrough, type Transform } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';

/** Level 5 costs a millisecond for a page, as 4 does, and level 9 no less than 14 for hardly fewer bytes; files are compressed harder at build time. */
const quick = (): Transform => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

const pageHeaders = { 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' };

export interface HtmlAnswer {
  /** Sends status, headers and the first part at once. */
  begin: (status: number, headers: Record<string, string | string[]>, html: string) => void;
  end: (html: string) => void;
  /** Sends a page that is compressed already, whole. */
  sendPacked: (headers: Record<string, string | string[]>, bytes: Buffer) => void;
  /** Whether the visitor takes brotli. */
  isCompressed: boolean;
  isBegun: () => boolean;
}

export function htmlAnswer(request: FastifyRequest, reply: FastifyReply): HtmlAnswer {
  const isCompressed = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const stream = isCompressed ? quick() : new PassThrough();
  let isBegun = false;
  return {
    begin: (status, headers, html) => {
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
    sendPacked: (headers, bytes) => {
      isBegun = true;
      void reply
        .code(200)
        .headers({ ...headers, ...pageHeaders, 'content-encoding': 'br' })
        .send(bytes);
    },
    isCompressed,
    isBegun: () => isBegun,
  };
}
