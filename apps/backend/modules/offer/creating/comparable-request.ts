import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { isCurrentVersion } from '@emsal/insurers/read-quote-request';
import { commonRequest, type StoredRequest } from '../stored-request';

/**
 * A stored request, to be compared with the one that is asked now. A request of an earlier release never stated the chassis number, and
 * named a running policy as a reference at any time (decision 240): a list of that release stays valid for the same answers.
 */
export function comparableRequest(stored: StoredRequest, { risk, previousPolicyEnd }: QuoteRequest): QuoteRequest {
  const read = commonRequest(stored);
  if (isCurrentVersion(stored)) return read;
  const chassisNo = risk.kind === 'vehicle' ? risk.chassisNo : undefined;
  return {
    ...read,
    ...(chassisNo !== undefined && { risk: { ...read.risk, chassisNo } }),
    ...(previousPolicyEnd === undefined && { previousPolicyEnd }),
  } as QuoteRequest;
}
