/** The durable half of a quote: due after the deadline, cancelled on completion; it asks only those with no stored answer. */
import type { Services } from '../../../frame/services';
import type { Job } from '../../../jobs/jobs';
import { readAnswers, readQuote, type QuoteRow } from '../offer-store';
import { takeOverJob } from '../creating/quote-writer';
import type { Engine } from './engine';

export const takeOver = (engineOf: (services: Services) => Engine): Job<{ quoteId: string }> => ({
  name: takeOverJob,
  options: { retryLimit: 3, expireInSeconds: 60 },
  handler: async ({ quoteId }, services) => {
    const quote = await readQuote(services.db, quoteId);
    // The job must not cancel itself while it runs.
    if (quote && !quote.completedAt)
      await engineOf(services).run({ ...quote, jobId: null }, await unanswered(services, quote));
  },
});

async function unanswered({ db }: Services, quote: QuoteRow): Promise<number[]> {
  const answered = new Set((await readAnswers(db, quote.id)).map(({ firmId }) => firmId));
  return quote.firmIds.filter((firmId) => !answered.has(firmId));
}
