/** How people get on with each version, and apart from them our own synthetic visits. */
import type { Clock } from '@emsal/platform/clock';
import type { Registry } from '@emsal/platform/registry/file/registry';
import { isSyntheticAgent } from '@emsal/platform/registry/reports/synthetic-agent';
import type { VersionCounts } from '@emsal/platform/registry/reports/version-counts';
import type { FastifyRequest } from 'fastify';
import { createCountedVisitors } from './counted-visitors';
import { createReleaseCounts, type ReleaseCounts } from './release-counts';

export interface VisitorCounts {
  /** For what is known of the request's sender. */
  of(request: Pick<FastifyRequest, 'headers' | 'ip'>, registry: Registry): ReleaseCounts;
  all(): VersionCounts;
}

export function createVisitorCounts(clock: Clock, secretKey: string): VisitorCounts {
  const people = createReleaseCounts(clock);
const synthetic = createReleaseCounts(clock);
  const counted = createCountedVisitors();
  return {
    of: ({ headers, ip }, registry) =>
      isSyntheticAgent(headers['user-agent'], secretKey) ? synthetic : counted(people, { ip, registry }),
    all: () => ({ ...people.all(), synthetic: synthetic.all().counts }),
  };
}
