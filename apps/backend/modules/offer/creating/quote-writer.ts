/** Stores requests with their jobs and the offer numbers of their visits in one transaction; what comes during a write goes together in the next. */
import type { Services } from '../../../frame/services';
import { setOfferNos } from '../../visit/visit-store';
import { groupCommit } from '../asking/group-commit';
import { addQuotes, type QuoteRow } from '../offer-store';

/** A request for all insurers, which a job takes over when its process dies. */
export type ListRequest = QuoteRow & { jobId: string; follows: string };

/** Resolves when it is stored; false where another request of the visit came before it. */
export type WriteQuote = (quote: ListRequest) => Promise<boolean>;

export const takeOverJob = 'offer.takeOver';

/** @param takenOverAfter seconds */
export const quoteWriter = ({ db, jobs }: Services, takenOverAfter: number): WriteQuote =>
  groupCommit((given) =>
    db.transaction(async (tx) => {
      const ids = await addQuotes(tx, given);
      const added = given.filter(({ id }) => ids.has(id));
      if (added.length > 0) {
        const taken = added.map(({ id, jobId }) => ({ id: jobId, data: { quoteId: id } }));
        await jobs.sendAll(takeOverJob, taken, { tx, startAfter: takenOverAfter });
        await setOfferNos(tx, added);
      }
      return given.map(({ id }) => ids.has(id));
    }),
  );
