/** Transport faults, independent of the dialect. Registered before an insurer's routes. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Switches } from '../../switches/switches';
import { specialReferences, type QuoteFault } from '../../special-plates/insurer-references';
import { faultOf } from './fault-of';

const dripMs = 100;

const faultHandlers: Partial<Record<QuoteFault, (reply: FastifyReply) => void>> = {
  hang: (reply) => void reply.hijack(),
  'server-error': (reply) => void reply.code(503).send('bakım'),
  rubbish: (reply) => void reply.type('text/html').send('<html><body>Bakım çalışması'),
  'half-body': (reply) => {
    const { raw } = reply.hijack();
    raw.writeHead(200, { 'content-type': 'application/json', 'content-length': '4096' });
    raw.write('{"offers":[{"quoteRef":', () => raw.destroy());
  },
  drip: (reply) => {
    const { raw } = reply.hijack();
    raw.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => raw.write(' '), dripMs).unref();
    raw.on('close', () => clearInterval(timer));
  },
  reset: (reply) => void reply.hijack().raw.socket?.resetAndDestroy(),
};

export function addWireFaults(app: FastifyInstance, firmId: number, switches: Switches): void {
  app.addHook('preHandler', (request, reply, done) => {
    const fault = faultOf(firmId, switches, referenceIn(request));
    const handler = fault && faultHandlers[fault];
    return handler ? handler(reply) : done();
  });
}

/** The body is JSON or XML: the number appears in it as plain text. */
function referenceIn({ body }: FastifyRequest): string | undefined {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? '');
  return specialReferences.find(({ reference }) => text.includes(reference))?.reference;
}
