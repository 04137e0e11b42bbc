/**
 * Failures of remotes that browsers report (`POST /reports/remotes`): counted by remote, version and kind, and written to the log once a
 * minute, so that a flood of reports cannot fill it.
 */
import { failureKinds, failureReportPath, type FailureKind } from '@emsal/platform/registry/reports/failure-kinds';
import { nameOfLabel } from '@emsal/platform/registry/file/registry';
import { releaseStatusPath } from '@emsal/platform/registry/status/release-status-schema';
import { buildReleaseStatus } from '@emsal/platform/registry/status/build-release-status';
import { mayReadCounts, versionCountsPath } from '@emsal/platform/registry/reports/version-counts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { serveReport, type ReportPorts } from './browser-report';
import { apiFault } from '../requests/edge-refusals';

const shape = z.object({ remote: z.string(), kind: z.enum(failureKinds), revision: z.int() });

/** Milliseconds between two lines of the log. */
const reportPause = 60_000;

interface FailureRow {
  remote: string;
  version: string;
  kind: FailureKind;
  count: number;
}

interface FailureCounts {
  /** @param label of a version */
  add(label: string, kind: FailureKind): void;
  /** One row for each remote, version and kind since the last call. */
  take(): FailureRow[];
}

export function createFailureCounts(): FailureCounts {
  const counts = new Map<string, FailureRow>();
  return {
    add: (label, kind) => {
      const key = `${label} ${kind}`;
      const remote = nameOfLabel(label);
      const version = label.slice(remote.length + 1);
      counts.set(key, { remote, version, kind, count: (counts.get(key)?.count ?? 0) + 1 });
    },
    take: () => {
      const rows = [...counts.values()];
      counts.clear();
      return rows;
    },
  };
}

export function serveFailureReports(app: FastifyInstance, ports: ReportPorts): void {
  const { secretKey, readRegistry, releases } = ports;
  const counts = createFailureCounts();
  const write = (): void => counts.take().forEach((row) => app.log.warn(row, 'a remote failed in browsers'));
  const timer = setInterval(write, reportPause).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    write();
  });
  serveReport(app, ports, {
    path: failureReportPath,
    shape,
    count: ({ kind }, { label, pin, visitors }) => {
      counts.add(label, kind);
      visitors.failed(label, pin);
    },
  });
  const answers = {
    [versionCountsPath]: async () => releases.all(),
    [releaseStatusPath]: async () => buildReleaseStatus(await readRegistry(), releases.all()),
  };
  for (const [path, answer] of Object.entries(answers))
    app.get(path, async (request, reply) => {
      if (!mayReadCounts(request.headers.authorization, secretKey)) return reply.code(404).send(apiFault(404));
      return reply.header('cache-control', 'no-store').send(await answer());
    });
}
