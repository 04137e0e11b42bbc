import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { isCurrentVersion, readQuoteRequest, type StoredQuoteRequest } from '@emsal/insurers/read-quote-request';

/**
 * A stored request, to be compared with the one that is asked now. A request of an earlier release never stated the chassis number, so
 * that it cannot have changed: a list of that release stays valid for the same answers.
 */
export function comparableRequest(stored: StoredQuoteRequest, { risk: { chassisNo } }: QuoteRequest): QuoteRequest {
  const read = readQuoteRequest(stored);
  const isUnstated = !isCurrentVersion(stored) && chassisNo !== undefined;
  return isUnstated ? ({ ...read, risk: { ...read.risk, chassisNo } } as QuoteRequest) : read;
}
