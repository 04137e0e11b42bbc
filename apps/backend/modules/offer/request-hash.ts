import { createHash } from 'node:crypto';
import type { StoredQuoteRequest } from '@emsal/insurers/read-quote-request';
import { canonicalJson } from './canonical-json';

/** Hash of the request without its id: the same answers on the same day give the same hash. */
export const requestHash = ({ requestId: _ours, ...content }: StoredQuoteRequest): string =>
  createHash('sha256').update(canonicalJson(content)).digest('base64url');
