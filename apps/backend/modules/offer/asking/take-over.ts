/** The durable half of a quote: due after the deadline, cancelled on completion; it asks only those with no stored answer. */
import type { Services } from '../../../frame/services';
import type { Job } from '../../../jobs/jobs';
import { readQuote } from '../offer-store';
import { takeOverJob, type Engine } from './engine';

export const takeOver = (engineOf: (services: Services) => Engine): Job<{ quoteId: string }> => ({
  name: takeOverJob,
  options: { retryLimit: 3, expireInSeconds: 60 },
  handler: async ({ quoteId }, services) => {
    const quote = await readQuote(services.db, quoteId);
    // The job must not cancel itself while it runs.
    if (quote && !quote.completedAt) await engineOf(services).run({ ...quote, jobId: null });
  },
});
