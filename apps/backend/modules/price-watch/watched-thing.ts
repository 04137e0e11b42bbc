/** What a watch watches: what it last asked for; before its first question, what the policy insures that is to be renewed. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { readQuoteRequest } from '@emsal/insurers/read-quote-request';
import type { Risk } from '@emsal/risks/risk';
import type { Executor } from '../../db/database';
import { readQuote } from '../offer/offer-store';
import { findPolicy } from '../policy/policy-store';
import type { AskingRow, WatchRow } from './watch-store';

export interface WatchedThing {
  line: LineId;
  risk: Risk;
}

/** Null when it is kept no more. */
export async function watchedThing(
  db: Executor,
  { policyId }: Pick<WatchRow, 'policyId'>,
  last: Pick<AskingRow, 'quoteId'> | undefined,
): Promise<WatchedThing | null> {
  if (last) {
    const quote = await readQuote(db, last.quoteId);
    return quote ? { line: quote.line as LineId, risk: readQuoteRequest(quote.request).risk } : null;
  }
  const policy = policyId === null ? undefined : await findPolicy(db, policyId);
  return policy?.risk ? { line: policy.line, risk: policy.risk } : null;
}
