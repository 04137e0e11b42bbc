/** Event streams of the API never end by themselves: a drain ends them, and their pages open them again elsewhere. */
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Of the responses in this scope. */
export function closeStreamsAtDrain(app: FastifyInstance): void {
  const open = new Map<ServerResponse, Readable>();
  let isClosing = false;
  app.addHook('onSend', async (_request, reply, payload: unknown) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    const { raw } = reply;
    open.set(
      raw.once('close', () => open.delete(raw)),
      payload as Readable,
    );
    // It was asked for before the drain and is answered after it.
    if (isClosing) setImmediate(endStream, raw, payload as Readable);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const [raw, payload] of open) endStream(raw, payload);
  });
}

/** The answer is ended as a whole one; what feeds it would write after its end. */
function endStream(answer: ServerResponse, source: Readable): void {
  source.unpipe(answer);
  answer.end();
}
