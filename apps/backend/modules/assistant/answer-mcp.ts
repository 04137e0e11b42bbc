/** Bridges a request of the API to the protocol's handler and back. */
import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProtocolError } from '../../http/protocol-error';
import type { Services } from '../../http/services';
import { mcpAddress } from './mcp-address';
import { mcpServer } from './mcp-server';
import type { ToolContext } from './tools/tool';

/** Of all headers, those that the protocol reads. */
const ofProtocol = /^(?:accept|content-type|mcp-.*)$/;

const webRequest = ({ headers }: FastifyRequest, { config }: Pick<Services, 'config'>): Request =>
  new Request(mcpAddress(config), {
    method: 'POST',
    headers: Object.entries(headers).flatMap(([name, value]) =>
      ofProtocol.test(name) && typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
  });

/** Clients of 2025 begin with `initialize`; those of 2026 say in each request what they are. Neither gets a stream or a session. */
async function responseTo(request: Request, body: unknown, context: ToolContext): Promise<Response> {
  const parsedBody = { parsedBody: body };
  if (!(await isLegacyRequest(request, body))) {
    const handler = createMcpHandler(() => mcpServer(context), { legacy: 'reject', maxSubscriptions: 0 });
    return handler.fetch(request, parsedBody);
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await mcpServer(context).connect(transport);
  return transport.handleRequest(request, parsedBody);
}

/** @throws ProtocolError badBody for a batch, which would pass the limits */
export async function answerMcp(
  request: FastifyRequest,
  reply: FastifyReply,
  context: ToolContext,
): Promise<FastifyReply> {
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new ProtocolError('badBody');
  const response = await responseTo(webRequest(request, context), body, context);
  for (const [name, value] of response.headers) void reply.header(name, value);
  return reply.code(response.status).send(await response.text());
}
