import { createHash } from 'node:crypto';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { canonical } from '../canonical';

/** What the insurers are told, without our own id of it: the same answers on the same day make the same hash. */
export const requestHash = ({ requestId: _ours, ...told }: QuoteRequest): string =>
  createHash('sha256').update(canonical(told)).digest('base64url');
