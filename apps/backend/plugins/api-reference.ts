/** The API reference page at /api/docs, without resources of other hosts. Not mounted in tests, because the page loads 4 MB of script. */
import { documentRoutes } from '@emsal/api/document-routes';
import { createHash } from 'node:crypto';
import reference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Content security policy for Scalar: its inline script by hash, inline styles, and no other origin. */
function policyOf(page: string): string {
  const hashes = [...page.matchAll(inlineScript)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  );
  return `default-src 'none'; script-src 'self' ${hashes.join(' ')}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
}

export async function mountApiReference(app: FastifyInstance): Promise<void> {
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply, payload) => {
      if (typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html'))
        reply.header('content-security-policy', policyOf(payload));
      return payload;
    });
    await docs.register(reference, {
      routePrefix: `/api${documentRoutes.reference.path}`,
      configuration: {
        url: '/api/openapi.json',
        withDefaultFonts: false,
        hideClientButton: true,
        telemetry: false,
        agent: { disabled: true },
        mcp: { disabled: true },
      },
    });
  });
}
