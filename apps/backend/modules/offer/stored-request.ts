/** The stored request of a quote: what insurers are asked, and the changes of single offers that a list repeats. */
import type { productChange } from '@emsal/api/calls/offer/product-change';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { readQuoteRequest, type StoredQuoteRequest } from '@emsal/insurers/read-quote-request';
import type { z } from 'zod';

export type ProductChange = z.output<typeof productChange>;

export type StoredRequest = StoredQuoteRequest & {
  /** By firm id: chosen in an earlier list of the visit. */
  keptChanges?: Readonly<Record<string, ProductChange>>;
};

/** What every insurer of the quote is asked. */
export function commonRequest(stored: StoredRequest): QuoteRequest {
  const { keptChanges: _ofFirms, ...common }: QuoteRequest & Pick<StoredRequest, 'keptChanges'> =
    readQuoteRequest(stored);
  return common as QuoteRequest;
}
