/** What advisers do with a hand-over. */
import type { AdviserMove } from '@emsal/api/desk/application-shapes';
import type { OwnedObject } from '../../../http/ownership/owned-object';
import type { StaffPrincipal } from '../../../http/ownership/principal';
import { mayAct } from '../../../http/ownership/access-rules';
import { requireOwner } from '../../../http/ownership/require-owner';
import type { Services } from '../../../http/services';

import { findApplication, moveApplication, type ApplicationRow } from './application-store';

const ownedApplication = ({ customerId }: ApplicationRow): OwnedObject => ({
  kind: 'application',
  visitorIds: [],
  customerId,
  isVerified: false,
});

/** Whether somebody with these roles may move it. */
export const mayWorkOn = (adviser: StaffPrincipal, row: ApplicationRow): boolean =>
  mayAct(adviser, ownedApplication(row), 'change');

/**
 * Taking it makes it the adviser's.
 * @returns null when it cannot be moved so now
 * @throws ProtocolError notFound, also for an employee without the role
 */
export async function stepApplication(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  adviser: StaffPrincipal,
  { applicationNo, to }: { applicationNo: string; to: AdviserMove },
): Promise<ApplicationRow | null> {
  const row = await findApplication(db, { applicationNo });
  const owned = row && ownedApplication(row);
  requireOwner(adviser, owned, 'change');
  const { staffId } = adviser;
  const move = { applicationNo, to, staffId, actor: { kind: 'staff', id: staffId }, at: clock.now() } as const;
  return db.transaction((tx) => moveApplication(tx, move));
}
