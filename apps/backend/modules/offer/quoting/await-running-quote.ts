/** Waits for a quote that another call is running, in this process or another one. */
import type { Services } from '../../../http/services';
import { readQuote, type QuoteRow } from '../offer-store';
import type { Engine } from './quote-engine';

/** Resolves when the quote is complete. If it is overdue, its process died: it is run here. */
export async function awaitRunningQuote(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  engine: Engine,
  quote: QuoteRow,
): Promise<void> {
  if (quote.completedAt !== null) return;
  const remainingMs = quote.startedAt.getTime() + engine.orphanedAfterMs - clock.now().getTime();
  if (!(await isCompleteWithin(Math.max(0, remainingMs), { db, engine, quoteId: quote.id })))
    await engine.run(quote, quote.firmIds);
}

interface AwaitedQuote {
  db: Services['db'];
  engine: Engine;
  quoteId: string;
}

/** The bus reports completion; the store is read at once and repeatedly, because an event can be missed. */
async function isCompleteWithin(ms: number, { db, engine, quoteId }: AwaitedQuote): Promise<boolean> {
  const completion = Promise.withResolvers<boolean>();
  const readState = () =>
    void readQuote(db, quoteId).then((row) => row?.completedAt && completion.resolve(true), completion.reject);
  const unsubscribe = engine.bus.subscribe(quoteId, ({ kind }) => kind === 'complete' && completion.resolve(true));
  const resync = setInterval(readState, engine.resyncMs);
  const tooLate = setTimeout(() => completion.resolve(false), ms);
  readState();
  try {
    return await completion.promise;
  } finally {
    unsubscribe();
    clearInterval(resync);
    clearTimeout(tooLate);
  }
}
