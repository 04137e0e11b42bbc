import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json';
import type { StoredRequest } from './stored-request';

/** Hash of the request without its id: the same answers on the same day give the same hash. */
export const requestHash = ({ requestId: _ours, ...content }: StoredRequest): string =>
  createHash('sha256').update(canonicalJson(content)).digest('base64url');
