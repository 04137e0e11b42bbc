/** The contract for people and tools: OpenAPI 3.1 at /api/openapi.json. */
import { brand } from '@emsal/brand/brand';
import { tokenHeader } from '@emsal/platform/session/token';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Before the routes, which it collects. */
export async function collectContract(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand.name} API`,
        version: '1',
        description:
          'Commands answer 200 with an envelope; a business refusal is isSuccess false with its code. Lookups answer the list itself. Protocol failures answer 4xx or 5xx with message and messageCode.',
      },
      components: {
        securitySchemes: {
          token: {
            type: 'apiKey',
            in: 'header',
            name: tokenHeader,
            description: 'readable half, for calls that change something',
          },
          tokenSecret: { type: 'apiKey', in: 'cookie', name: 'token-secret', description: 'HttpOnly half' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
}

/** After the routes. */
export function mountContract(app: FastifyInstance): void {
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
