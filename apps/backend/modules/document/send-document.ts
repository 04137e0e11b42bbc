import type { FastifyReply } from 'fastify';

/** Sends a PDF that browsers may neither sniff nor store (decision 054). */
export function sendDocument(
  reply: FastifyReply,
  { name, content, isAttachment }: { name: string; content: Buffer; isAttachment: boolean },
): FastifyReply {
  return reply
    .type('application/pdf')
    .header(
      'content-disposition',
      `${isAttachment ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`,
    )
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(content);
}
