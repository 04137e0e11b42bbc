/** What advisers do with a hand-over. */
import type { OwnedObject } from '../../../http/ownership/owned-object';
import type { StaffPrincipal } from '../../../http/ownership/principal';
import { requireOwner } from '../../../http/ownership/require-owner';
import type { Services } from '../../../http/services';
import type { ApplicationState } from './application-graph';
import { findApplication, moveApplication, type ApplicationRow } from './application-store';

const ownedApplication = ({ customerId }: ApplicationRow): OwnedObject => ({
  kind: 'application',
  visitorIds: [],
  customerId,
  isVerified: false,
});

/**
 * Taking it makes it the adviser's.
 * @returns null when it cannot be moved so now
 * @throws ProtocolError notFound, also for an employee without the role
 */
export async function stepApplication(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  adviser: StaffPrincipal,
  { applicationNo, to }: { applicationNo: string; to: Exclude<ApplicationState, 'withdrawn'> },
): Promise<ApplicationRow | null> {
  const row = await findApplication(db, { applicationNo });
  const owned = row && ownedApplication(row);
  requireOwner(adviser, owned, 'change');
  const { staffId } = adviser;
  const move = { applicationNo, to, staffId, actor: { kind: 'staff', id: staffId }, at: clock.now() } as const;
  return db.transaction((tx) => moveApplication(tx, move));
}
