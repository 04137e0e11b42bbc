/**
 * A page's own form as a plain submission, before hydration or without JavaScript: the route's action handles it; without an action the
 * page is shown again (303). Forms of other sites are rejected.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { edgeRefusals } from '../requests/edge-refusals';
import { isSameSite } from '../requests/same-site';
import type { PagePorts } from './page-ports';
import { servePage } from './serve-page';
import { canonicalOf } from '../requests/canonical-address';

const formType = 'application/x-www-form-urlencoded';

/** A field name may occur more than once. */
const formOf = (body: unknown): URLSearchParams =>
  new URLSearchParams(
    Object.entries((body ?? {}) as Record<string, string | string[]>).flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  );

const isForm = ({ headers }: FastifyRequest): boolean => headers['content-type']?.split(';', 1)[0]?.trim() === formType;

/** Registered after the hero form, which registers the parser with its limit of 8 KB. */
export function servePageForms(app: FastifyInstance, ports: PagePorts): void {
  app.post('/*', async (request, reply) => {
    if (!isSameSite(request.headers, ports.settings.siteUrl)) return reply.code(403).send(edgeRefusals.crossSite);
    if (!isForm(request)) return reply.code(415).send(edgeRefusals.wrongType);
    const lean = await canonicalOf(request.url, ports.readRegistry);
    return lean === null ? servePage({ request, reply, form: formOf(request.body) }, ports) : reply.redirect(lean, 303);
  });
}
