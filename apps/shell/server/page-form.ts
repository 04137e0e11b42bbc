/**
 * A page's own form as a plain submission, before hydration or without JavaScript: the route's action takes what was typed,
 * and where there is none the answer is the page again (303). A form of another site reaches no action.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { edgeRefusals } from './edge-refusals';
import { isSameSite } from './same-site';
import type { PagePorts } from './asked-page';
import { servePage } from './serve-page';
import { withoutTrailingSlash } from './trailing-slash';

const formType = 'application/x-www-form-urlencoded';

/** A name may come more than once. */
const formOf = (body: unknown): URLSearchParams =>
  new URLSearchParams(
    Object.entries((body ?? {}) as Record<string, string | string[]>).flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  );

const isForm = ({ headers }: FastifyRequest): boolean => headers['content-type']?.split(';', 1)[0]?.trim() === formType;

/** After the hero form, which registers the parser and with it the limit of 8 KB. */
export function servePageForms(app: FastifyInstance, ports: PagePorts): void {
  app.post('/*', async (request, reply) => {
    if (!isSameSite(request.headers, ports.settings.siteUrl)) return reply.code(403).send(edgeRefusals.crossSite);
    if (!isForm(request)) return reply.code(415).send(edgeRefusals.wrongType);
    const lean = withoutTrailingSlash(request.url);
    return lean === null ? servePage({ request, reply, form: formOf(request.body) }, ports) : reply.redirect(lean, 303);
  });
}
