/** `POST /api/mcp`: Model Context Protocol over HTTP, one JSON reply a request. It knows no browser: cookies and tokens are not read. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rateLimitKeys, spendAsNetwork, spendPoints } from '../../http/create-context';
import type { Visit } from '../../http/principals';
import { ProtocolError } from '../../http/protocol-error';
import type { Services } from '../../http/services';
import { keyHashOf, visitOfKey } from './access';
import { answerMcp } from './answer-mcp';
import { mcpPath } from './mcp-address';

/** Bytes: the longest request names four offers. */
const bodyLimit = 16 * 1024;
/** Of the bucket of a key, 300 a minute: a request a second. */
const points = 5;

const schema = { tags: ['assistant'], summary: 'Model Context Protocol: an assistant reads the offers of a visit.' };

export function mountMcp(app: FastifyInstance, services: Services): void {
  app.post(mcpPath, { schema, bodyLimit }, async (request, reply) => {
    refuseForeignOrigin(request, services);
    await spendAsNetwork(services, request, points);
    const { key, visit } = await requireKey(request, reply, services);
    await spendPoints(services, rateLimitKeys.assistant(keyHashOf(key)), points);
    return answerMcp(request, reply, { ...services, visit });
  });
  // Nothing is streamed and there are no sessions to end.
  app.route({
    method: ['GET', 'DELETE'],
    url: mcpPath,
    schema: { hide: true },
    handler: (_request, reply) => reply.code(405).header('allow', 'POST').send(),
  });
}

/** A page of another site must not use a browser as its way in (DNS rebinding); assistants outside of browsers send no origin. */
function refuseForeignOrigin({ headers: { origin } }: FastifyRequest, { config }: Services): void {
  if (origin !== undefined && origin !== new URL(config.siteUrl).origin) throw new ProtocolError('foreignOrigin');
}

async function requireKey(
  { headers: { authorization = '' } }: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<{ key: string; visit: Visit }> {
  const [, key = ''] = /^Bearer ([\w-]{43})$/i.exec(authorization) ?? [];
  const visit = key ? await visitOfKey(key, services) : null;
  if (visit) return { key, visit };
  void reply.header('www-authenticate', 'Bearer');
  throw new ProtocolError('assistantKeyNeeded');
}
