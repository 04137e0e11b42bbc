/** Recovery job of a quote: due after the deadline, cancelled on completion; queries only insurers without a stored answer. */
import type { Services } from '../../../http/services';
import type { Job } from '../../../http/job';
import { readAnswers, readQuote, type QuoteRow } from '../offer-store';
import { orphanedQuoteJob } from './quote-writer';
import type { Engine } from './quote-engine';

export const recoverOrphanedQuote = (engineOf: (services: Services) => Engine): Job<{ quoteId: string }> => ({
  name: orphanedQuoteJob,
  options: { retryLimit: 3, expireInSeconds: 60 },
  handler: async ({ quoteId }, services) => {
    const quote = await readQuote(services.db, quoteId);
    // The job must not cancel itself while it runs.
    if (quote && !quote.completedAt)
      await engineOf(services).run({ ...quote, jobId: null }, await insurersWithoutAnswer(services, quote));
  },
});

async function insurersWithoutAnswer({ db }: Services, quote: QuoteRow): Promise<number[]> {
  const answered = new Set((await readAnswers(db, quote.id)).map(({ firmId }) => firmId));
  return quote.firmIds.filter((firmId) => !answered.has(firmId));
}
