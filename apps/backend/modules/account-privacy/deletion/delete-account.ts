/** Ends an account: what only it needs is deleted at once, what the law keeps waits as a purchase without an account (decision 342). */
import type { ParsedOf } from '@emsal/api/calls/table';
import { customerAccountOutcomes } from '@emsal/api/outcomes/customer-account';
import {
  boundTelephones,
  findCustomer,
  lockIdentity,
  markClosed,
  type CustomerRow,
} from '../../../customers/customer-store';
import { releaseRows } from '../../../customers/owned-tables';
import { openSessions, revokeSessions } from '../../../customers/session-store';
import type { Tx } from '../../../db/database';
import type { CustomerContext } from '../../../http/context';
import { Refusal, refusalsOf } from '../../../http/refusal';
import { closePermissions } from '../../account/permissions/announcement-permissions';
import { findProfile } from '../../account/information/profile-store';
import { signOut } from '../../account/sign-in/sign-out';
import { endCouponsOfPerson } from '../../checkout/coupons/coupon-store';
import { deleteAccountRows } from '../../retention/delete-account-rows';
import { identityHashOf } from '../../visit-person/identity-hash';
import { expireProofs } from '../../visit/visit-store';
import { withAccountCode } from '../account-code';
import { isPaymentRunning } from '../payment-running';
import { notifyOfDeletion } from './notify-of-deletion';
import { goesOnOf } from './what-goes-on';
import { withdrawHelp } from './withdraw-help';

const refuse = refusalsOf(customerAccountOutcomes);

export async function deleteAccount(
  proven: ParsedOf<'POST selfservice/customeraccount/deleteAccount'>,
  context: CustomerContext,
): Promise<null | Refusal> {
  const ended = await withAccountCode({ ...proven, purpose: 'deletion' }, context, (tx) => endAccount(tx, context));
  if (ended instanceof Refusal) return ended;
  await signOut(context);
  context.log.info({ customerId: context.customerId }, 'account: deleted by its customer');
  return null;
}

async function endAccount(tx: Tx, context: CustomerContext): Promise<null | Refusal> {
  const { customerId, clock, config, jobs } = context;
  const customer = await lockedCustomer(tx, customerId);
  if (!customer) return refuse('phoneUnknown');
  if (await isPaymentRunning(tx, customerId)) return refuse('paymentRunning');
  const email = (await findProfile(tx, customerId))!.email;
  const goesOn = await goesOnOf(tx, customerId);
  await notifyOfDeletion(jobs, { email, telephones: await boundTelephones(tx, customerId), goesOn }, tx);
  const identityHash = identityHashOf(config, customer.identityNo);
  await closePermissions(tx, context);
  await withdrawHelp(tx, context);
  await endSessions(tx, context);
  await endCouponsOfPerson(tx, identityHash, clock.now());
  await deleteAccountRows(tx, { customerId, identityHash }, clock.now());
  await releaseRows(tx, customerId);
  await markClosed(tx, customerId, clock.now());
  return null;
}

/** Undefined when another tab was first. */
async function lockedCustomer(tx: Tx, customerId: string): Promise<CustomerRow | undefined> {
  const customer = await findCustomer(tx, { customerId });
  if (customer) await lockIdentity(tx, customer.identityKey);
  return customer && findCustomer(tx, { customerId });
}

/** In every browser, with what codes proved there. */
async function endSessions(tx: Tx, { customerId, clock }: CustomerContext): Promise<void> {
  const now = clock.now();
  for (const { visitorId } of await openSessions(tx, { customerId, now })) await expireProofs(tx, { visitorId });
  await revokeSessions(tx, { ofCustomer: customerId }, now);
}
