/** Waits for a request that another call is asking insurers for, in this process or another one. */
import type { Services } from '../../../frame/services';
import { readQuote, type QuoteRow } from '../offer-store';
import type { Engine } from './engine';

/** Resolves when the request is complete. Where it should be and is not, the asking process died: it is asked for here. */
export async function joinAsking(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  engine: Engine,
  quote: QuoteRow,
): Promise<void> {
  if (quote.completedAt !== null) return;
  const given = quote.startedAt.getTime() + engine.takenOverAfterMs - clock.now().getTime();
  if (!(await isCompleteWithin(Math.max(0, given), { db, engine, quoteId: quote.id })))
    await engine.run(quote, quote.firmIds);
}

interface Awaited {
  db: Services['db'];
  engine: Engine;
  quoteId: string;
}

/** Told by the bus; the store is read at once, because it may have been told before, and again and again, because a telling can be lost. */
async function isCompleteWithin(ms: number, { db, engine, quoteId }: Awaited): Promise<boolean> {
  const told = Promise.withResolvers<boolean>();
  const look = () => void readQuote(db, quoteId).then((row) => row?.completedAt && told.resolve(true), told.reject);
  const unsubscribe = engine.bus.subscribe(quoteId, ({ kind }) => kind === 'complete' && told.resolve(true));
  const resync = setInterval(look, engine.resyncMs);
  const tooLate = setTimeout(() => told.resolve(false), ms);
  look();
  try {
    return await told.promise;
  } finally {
    unsubscribe();
    clearInterval(resync);
    clearTimeout(tooLate);
  }
}
