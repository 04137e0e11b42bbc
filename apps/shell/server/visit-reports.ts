/** What browsers say of a visit beside failures (`POST /reports/visits`): only counted, by remote and version. */
import { markNames, visitMarksPath } from '@emsal/platform/registry/visit-marks';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { apiFault, edgeRefusals } from './edge-refusals';
import type { ReportPorts } from './failure-reports';
import { isPinnedTo, labelAt, pinOf } from './reported-version';
import { isSameSite } from './same-site';

const maxBytes = 256;
const shape = z.strictObject({
  remote: z.string(),
  revision: z.int(),
  marks: z.partialRecord(z.enum(markNames), z.boolean()),
});

export function serveVisitReports(app: FastifyInstance, ports: ReportPorts): void {
  const { siteUrl, readRegistry, releases } = ports;
  app.post(visitMarksPath, { bodyLimit: maxBytes }, async (request, reply) => {
    if (!isSameSite(request.headers, siteUrl)) return reply.code(403).send(edgeRefusals.crossSite);
    const { success, data: report } = shape.safeParse(request.body);
    if (!success) return reply.code(400).send(apiFault(400));
    const label = labelAt(await readRegistry(), report);
    if (label === null) return reply.code(404).send(apiFault(404));
    const [pin, visitors] = [pinOf(request), releases.of(request)];
    // Whoever came by a link inside a page made no request for this one.
    if (isPinnedTo(pin, report.revision, ports)) visitors.seen(label, pin);
    visitors.marked(label, pin, report.marks);
    return reply.code(204).send();
  });
}
