/**
 * Failures of remotes that browsers report (`POST /reports/remotes`): counted by remote, version and kind, and written to the log once a
 * minute, so that a flood of reports cannot fill it.
 */
import { failureKinds, failureReportPath, type FailureKind } from '@emsal/platform/registry/failure-kinds';
import { releaseStatusPath } from '@emsal/platform/registry/release-status';
import { releaseStatusOf } from '@emsal/platform/registry/release-status-of';
import { mayReadCounts, versionCountsPath } from '@emsal/platform/registry/version-counts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock';
import { apiFault, edgeRefusals } from './edge-refusals';
import type { RegistryReader } from './registry-reader';
import { isPinnedTo, labelAt, pinOf, type AboutVersion } from './reported-version';
import { isSameSite } from './same-site';
import type { VisitorCounts } from './visitor-counts';

interface FailureReport extends AboutVersion {
  kind: FailureKind;
}

/** Milliseconds between two lines of the log. */
const reportPause = 60_000;
const maxBytes = 256;

function isReport(body: unknown): body is FailureReport {
  const { remote, kind, revision } = (body ?? {}) as Record<string, unknown>;
  return typeof remote === 'string' && failureKinds.some((known) => known === kind) && Number.isSafeInteger(revision);
}

interface FailureCounts {
  add(label: string, kind: FailureKind): void;
  /** One row for each remote, version and kind since the last call. */
  take(): Array<{ remote: string; kind: FailureKind; count: number }>;
}

export function createFailureCounts(): FailureCounts {
  const counts = new Map<string, { remote: string; kind: FailureKind; count: number }>();
  return {
    add: (remote, kind) => {
      const key = `${remote} ${kind}`;
      counts.set(key, { remote, kind, count: (counts.get(key)?.count ?? 0) + 1 });
    },
    take: () => {
      const rows = [...counts.values()];
      counts.clear();
      return rows;
    },
  };
}

export interface ReportPorts {
  siteUrl: string;
  secretKey: string;
  readRegistry: RegistryReader;
  releases: VisitorCounts;
  clock: Clock;
}

export function serveFailureReports(app: FastifyInstance, ports: ReportPorts): void {
  const { siteUrl, secretKey, readRegistry, releases } = ports;
  const counts = createFailureCounts();
  const write = (): void => counts.take().forEach((row) => app.log.warn(row, 'a remote failed in browsers'));
  const timer = setInterval(write, reportPause).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    write();
  });
  app.post(failureReportPath, { bodyLimit: maxBytes }, async (request, reply) => {
    if (!isSameSite(request.headers, siteUrl)) return reply.code(403).send(edgeRefusals.crossSite);
    if (!isReport(request.body)) return reply.code(400).send(apiFault(400));
    const label = labelAt(await readRegistry(), request.body);
    if (label === null) return reply.code(404).send(apiFault(404));
    counts.add(label, request.body.kind);
    const [pin, visitors] = [pinOf(request), releases.of(request)];
    // Whoever came by a link inside a page made no request for this one.
    if (isPinnedTo(pin, request.body.revision, ports)) visitors.seen(label, pin);
    visitors.failed(label, pin);
    return reply.code(204).send();
  });
  const answers = {
    [versionCountsPath]: async () => releases.all(),
    [releaseStatusPath]: async () => releaseStatusOf(await readRegistry(), releases.all()),
  };
  for (const [path, answer] of Object.entries(answers))
    app.get(path, async (request, reply) => {
      if (!mayReadCounts(request.headers.authorization, secretKey)) return reply.code(404).send(apiFault(404));
      return reply.header('cache-control', 'no-store').send(await answer());
    });
}
