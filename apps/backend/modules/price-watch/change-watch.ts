import type { ParsedOf } from '@emsal/api/calls/table';
import { customerAccountOutcomes } from '@emsal/api/outcomes/customer-account';
import type { CustomerContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { findProfile } from '../account/information/profile-store';
import { nextAsk } from './watch-rules';
import { changeWatch, findWatch, type WatchRow } from './watch-store';

export const refuse = refusalsOf(customerAccountOutcomes);

/** @throws ProtocolError notFound, also for another customer's */
export async function requireOwnWatch(watchId: string, { db, customerId }: CustomerContext): Promise<WatchRow> {
  const watch = await findWatch(db, watchId);
  if (watch?.customerId !== customerId) throw new ProtocolError('notFound');
  return watch;
}

/** Mails go to an address that its owner confirmed. */
export async function hasConfirmedEmail({
  db,
  customerId,
}: Pick<CustomerContext, 'db' | 'customerId'>): Promise<boolean> {
  const profile = await findProfile(db, customerId);
  return profile !== undefined && profile.email !== '' && profile.emailVerifiedAt !== null;
}

export async function changeSettings(
  { watchId, ...settings }: ParsedOf<'POST selfservice/customeraccount/changePriceWatch'>,
  context: CustomerContext,
): Promise<null | Refusal> {
  const watch = await requireOwnWatch(watchId, context);
  if (settings.byMail && !(await hasConfirmedEmail(context))) return refuse('emailUnconfirmed');
  const { db, clock } = context;
  const isOther = settings.frequency !== watch.frequency;
  const nextAskAt = isOther ? nextAsk(settings.frequency, clock.now()) : watch.nextAskAt;
  await changeWatch(db, watch.id, { ...settings, nextAskAt });
  return null;
}
