/** Work that failed, as the desk sees it. */
import { z } from 'zod';

export const failedJob = z.object({
  id: z.uuid(),
  /** What should have been done. */
  title: z.string(),
  /** The order, policy or request that it is about; empty when there is none. */
  subject: z.string(),
  attempts: z.int().min(1),
  failedAt: z.iso.datetime(),
  /** In words of the desk. */
  cause: z.string(),
  /** As the program wrote it, for whoever mends it. */
  detail: z.string(),
});
export const failedJobs = z.object({
  total: z.int(),
  rows: z.array(failedJob),
  /** Recurring work whose last run failed. */
  recurring: z.array(failedJob),
});
export type FailedJob = z.output<typeof failedJob>;
