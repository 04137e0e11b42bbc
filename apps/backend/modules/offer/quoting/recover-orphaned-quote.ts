/** Recovery job of a quote: due after the deadline, cancelled on completion; queries only insurers without a stored answer. */
import { createHash } from 'node:crypto';
import type { Services } from '../../../http/services';
import type { Job } from '../../../http/job';
import { readAnswers, readQuote, type QuoteRow } from '../offer-store';
import { orphanedQuoteJob } from './quote-writer';
import type { Engine } from './quote-engine';

interface OrphanedQuote {
  quoteId: string;
  /** Number of recoveries before this one. */
  earlier?: number;
}
const mostRecoveries = 5;

export const recoverOrphanedQuote = (engineOf: (services: Services) => Engine): Job<OrphanedQuote> => ({
  name: orphanedQuoteJob,
  /** Whoever waited for offers has left by then. */
  options: { retryLimit: 3, expireInSeconds: 60, waitsAtDesk: false },
  handler: async ({ quoteId, earlier = 0 }, services) => {
    const quote = await readQuote(services.db, quoteId);
    if (!quote || quote.completedAt) return;
    const engine = engineOf(services);
    const next = { quoteId, earlier: earlier + 1 };
    const jobId = next.earlier < mostRecoveries ? await scheduleNext(next, services, engine) : null;
    await engine.run({ ...quote, jobId }, await insurersWithoutAnswer(services, quote));
  },
});

/** For the case that this process dies too: its own job would count as running until it expires. A retry schedules the same one. */
async function scheduleNext(
  next: OrphanedQuote,
  { jobs, jobId }: Services & { jobId: string },
  { orphanedAfterMs }: Engine,
): Promise<string> {
  const id = successorOf(jobId);
  await jobs.send(orphanedQuoteJob, next, { id, startAfter: orphanedAfterMs / 1_000 });
  return id;
}

/** A UUID (version 8) that follows from the job's. */
function successorOf(jobId: string): string {
  const digits = createHash('sha256').update(jobId).digest('hex');
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`];
  return [...parts, digits.slice(20, 32)].join('-');
}

async function insurersWithoutAnswer({ db }: Services, quote: QuoteRow): Promise<number[]> {
  const answered = new Set((await readAnswers(db, quote.id)).map(({ firmId }) => firmId));
  return quote.firmIds.filter((firmId) => !answered.has(firmId));
}
