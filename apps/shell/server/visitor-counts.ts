/** How people get on with each version, and apart from them our own synthetic visits. */
import { isSyntheticAgent } from '@emsal/platform/registry/synthetic-agent';
import type { VersionCounts } from '@emsal/platform/registry/version-counts';
import type { FastifyRequest } from 'fastify';
import type { Clock } from './clock';
import { createReleaseCounts, type ReleaseCounts } from './release-counts';

export interface VisitorCounts {
  of(request: FastifyRequest): ReleaseCounts;
  all(): VersionCounts;
}

export function createVisitorCounts(clock: Clock): VisitorCounts {
  const [people, synthetic] = [createReleaseCounts(clock), createReleaseCounts(clock)];
  return {
    of: ({ headers }) => (isSyntheticAgent(headers['user-agent']) ? synthetic : people),
    all: () => ({ ...people.all(), synthetic: synthetic.all().counts }),
  };
}
