import type { CallKey } from '@emsal/api/calls/table';
import { randomId } from '../../../db/random-id';
import type { TestSale } from './test-sale';

/** A command of the visit, each time with a new idempotency key. */
export const command = ({ visitor, visitId }: TestSale, key: CallKey, more: object = {}) =>
  visitor.call(key, { visitId, ...more } as never, { 'idempotency-key': randomId() });
