/** What browsers tell of a version of a remote: taken from this site only, and about a version that the registry has. */
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '@emsal/platform/clock';
import { apiFault, edgeRefusals } from '../requests/edge-refusals';
import type { RegistryReader } from '../releases/registry-reader';
import type { ReleaseCounts } from './release-counts';
import { isPinnedTo, labelAt, pinOf, type AboutVersion } from '../releases/reported-version';
import { isSameSite } from '../requests/same-site';
import { countedAs } from '../releases/revision-pin';
import type { VisitorCounts } from './visitor-counts';

const maxBytes = 256;

export interface ReportPorts {
  siteUrl: string;
  secretKey: string;
  readRegistry: RegistryReader;
  releases: VisitorCounts;
  clock: Clock;
}

interface Reported {
  /** Remote and version. */
  label: string;
  /** Whom the pin counts as. */
  pin: string;
  visitors: ReleaseCounts;
}

interface BrowserReport<Body extends AboutVersion> {
  path: string;
  shape: z.ZodType<Body>;
  count: (body: Body, of: Reported) => void;
}

export function serveReport<Body extends AboutVersion>(
  app: FastifyInstance,
  ports: ReportPorts,
  { path, shape, count }: BrowserReport<Body>,
): void {
  app.post(path, { bodyLimit: maxBytes }, async (request, reply) => {
    if (!isSameSite(request.headers, ports.siteUrl)) return reply.code(403).send(edgeRefusals.crossSite);
    const { success, data: body } = shape.safeParse(request.body);
    if (!success) return reply.code(400).send(apiFault(400));
    const registry = await ports.readRegistry();
    const label = labelAt(registry, body);
    if (label === null) return reply.code(404).send(apiFault(404));
    const cookie = pinOf(request);
    const pin = countedAs(cookie);
const visitors = ports.releases.of(request, registry);
    // Whoever came by a link inside a page made no request for this one.
    if (isPinnedTo(cookie, body.revision, ports)) visitors.seen(label, pin);
    count(body, { label, pin, visitors });
    return reply.code(204).send();
  });
}
