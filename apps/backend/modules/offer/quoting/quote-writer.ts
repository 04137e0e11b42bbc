/** Stores quotes with their recovery jobs and offer numbers in one transaction; quotes that arrive during a write share the next one. */
import type { Services } from '../../../http/services';
import { setOfferNos } from '../../visit/visit-store';
import { groupCommit } from './group-commit';
import { addQuotes, type QuoteRow } from '../offer-store';

/** A quote of all insurers, which a job recovers when its process dies. */
export type ListRequest = QuoteRow & { jobId: string; follows: string };

/** Resolves when it is stored; false when another quote of the visit was stored first. */
export type StoreQuote = (quote: ListRequest) => Promise<boolean>;

export const orphanedQuoteJob = 'offer.takeOver';

/** @param orphanedAfter seconds */
export const quoteWriter = ({ db, jobs }: Services, orphanedAfter: number): StoreQuote =>
  groupCommit((given) =>
    db.transaction(async (tx) => {
      const ids = await addQuotes(tx, given);
      const added = given.filter(({ id }) => ids.has(id));
      if (added.length > 0) {
        const taken = added.map(({ id, jobId }) => ({ id: jobId, data: { quoteId: id } }));
        await jobs.sendAll(orphanedQuoteJob, taken, { tx, startAfter: orphanedAfter });
        await setOfferNos(tx, added);
      }
      return given.map(({ id }) => ids.has(id));
    }),
  );
