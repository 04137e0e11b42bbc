/** The changes of single offers that a new list repeats. */
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import type { Executor } from '../../../db/database';
import { readListAnswers, type ListAnswer, type QuoteRow } from '../offer-store';
import { commonRequest, type ProductChange, type StoredRequest } from '../stored-request';
import { presentChange, repeatablePart } from './product-change';

/** The change that the visitor asked of this answer's insurer, whether or not the insurer gave it; null without one. */
function wantedChange({ request }: QuoteRow, { firmId, changedBy }: ListAnswer): ProductChange | null {
  return changedBy ? changeOfQuote(request, changedBy) : (request.keptChanges?.[firmId] ?? null);
}

/** What the request of a change differs in from its list's; null when it restores the first offer. */
export function changeOfQuote(list: StoredRequest, changedBy: StoredRequest): ProductChange | null {
  const { campaigns: listed = {} } = commonRequest(list);
  const { campaigns = {}, options = {} } = commonRequest(changedBy);
  const { immLimit, covers, accessoriesOff, chosen } = options;
  const campaignsOff = (['job', 'child', 'driver'] as const).filter((kind) => listed[kind] && !campaigns[kind]);
  const change = { immLimit, covers, accessoriesOff, campaignsOff, chosen };
  return presentChange(change);
}

/** The new request with the changes of the visit's previous list, as far as they make sense in it. */
export async function withKeptChanges(db: Executor, previous: QuoteRow, request: QuoteRequest): Promise<StoredRequest> {
  const wanted = (await readListAnswers(db, previous.id)).flatMap((answer) => {
    const change = wantedChange(previous, answer);
    const kept = change && repeatablePart(change, request);
    return kept ? [[answer.firmId, kept] as const] : [];
  });
  return wanted.length > 0 ? { ...request, keptChanges: Object.fromEntries(wanted) } : request;
}
