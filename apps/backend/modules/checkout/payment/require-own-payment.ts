import type { CallerContext } from '../../../http/context';
import { mayAct } from '../../../http/ownership/access-rules';
import type { Action, OwnedObject } from '../../../http/ownership/owned-object';
import { principalOf } from '../../../http/ownership/principal';
import { requireOwner } from '../../../http/ownership/require-owner';
import type { Visitor } from '../../../http/principals';
import { findByOdeme, type PaymentRow } from './payment-store';

interface OwnedPayment extends OwnedObject {
  row: PaymentRow;
}

/** A payment is no personal document: its status is shown in its browser whether the code is still valid or not. */
const ownedPayment = (row: PaymentRow): OwnedPayment => ({
  kind: 'payment',
  visitorIds: [row.visitorId],
  customerId: row.customerId,
  isVerified: false,
  row,
});

/** @throws ProtocolError notFound, also for another person's payment */
export async function requireOwnPayment(
  odeme: string,
  { db, visitor }: CallerContext,
  action: Action,
): Promise<PaymentRow> {
  const row = await findByOdeme(db, odeme);
  const owned = row && ownedPayment(row);
  requireOwner(principalOf(visitor!), owned, action);
  return owned.row;
}

export const isOwnPayment = (visitor: Visitor, row: PaymentRow): boolean =>
  mayAct(principalOf(visitor), ownedPayment(row), 'read');
