/** The contract as OpenAPI 3.1 at /api/openapi.json. */
import { brand } from '@emsal/brand/brand';
import { tokenHeader } from '@emsal/platform/session/token';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** To be registered before the routes that it collects. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
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

/** To be mounted after the routes. */
export function mountOpenApi(app: FastifyInstance): void {
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
