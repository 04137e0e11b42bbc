import type { CallKey } from '@emsal/api/calls/table';
import { randomId } from '../../../db/random-id';
import type { Sale } from './sale';

/** A command of the visit, each time with a key of its own. */
export const command = ({ visitor, visitId }: Sale, key: CallKey, more: object = {}) =>
  visitor.call(key, { visitId, ...more } as never, { 'idempotency-key': randomId() });
