/** One HTML answer, compressed on the way; its head may leave long before its body. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PassThrough, type Transform } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';

/** Level 4 costs a millisecond for a page; files are compressed harder at build time. */
const quick = (): Transform => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

export interface HtmlAnswer {
  /** Sends status, headers and the first part at once. */
  begin: (status: number, headers: Record<string, string | string[]>, html: string) => void;
  end: (html: string) => void;
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
        'content-type': 'text/html; charset=utf-8',
        vary: 'accept-encoding',
        ...(isCompressed && { 'content-encoding': 'br' }),
      });
      void reply.send(stream);
      stream.write(html);
      if ('flush' in stream) (stream as ReturnType<typeof createBrotliCompress>).flush();
    },
    end: (html) => void stream.end(html),
    isBegun: () => isBegun,
  };
}
