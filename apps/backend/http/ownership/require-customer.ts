/** Calls of the account: the session's customer, and no other one that the input names (decision 339). */
import type { Config } from '../../config/config';
import type { Clock } from '@emsal/platform/clock';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { secondsAfter } from '../../clock/clock';
import { ProtocolError } from '../protocol-error';
import type { Visitor } from '../principals';
import { seal, unseal } from '../seal';
import type { Action } from './owned-object';
import { principalOf } from './principal';
import { requireOwner } from './require-owner';

interface SealContext {
  config: Pick<Config, 'secretKey'>;
  clock: Clock;
}

/** The paths of the specification name a customer by either field. */
const fields = ['customerId', 'id'] as const;
const keyOf = ({ config: { secretKey } }: SealContext) => ({ secretKey, purpose: 'customer' });

/** The customer's id as it leaves the server; valid as long as a session may last. */
export const sealCustomer = (customerId: string, context: SealContext): string =>
  seal(customerId, keyOf(context), secondsAfter(context.clock.now(), cookieTable.customerId.maxAge));

/** @returns the session's customer @throws ProtocolError signInNeeded (401) without a session, notFound (404) for another customer's, altered or expired id */
export function requireCustomer(
  visitor: Visitor,
  { input, action, ...context }: SealContext & { input: unknown; action: Action },
): string {
  if (visitor.customerId === null) throw new ProtocolError('signInNeeded');
  const named = fields.map((field) => (input as Partial<Record<string, string>>)[field]).find((id) => id !== undefined);
  const customerId = named === undefined ? visitor.customerId : String(unseal(named, keyOf(context), context.clock));
  requireOwner(principalOf(visitor), { kind: 'account', visitorIds: [], customerId, isVerified: false }, action);
  return customerId;
}
