import { randomId } from '../../db/random-id';
import type { CallerContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import { inviterOf, isBrowserOf, openInvitation } from './invitation-store';

/** @throws ProtocolError notFound */
export async function acceptInvitation(
  code: string,
  { db, clock, visitor }: CallerContext,
): Promise<{ isOwn: boolean }> {
  const inviterId = await inviterOf(db, code);
  if (inviterId === undefined) throw new ProtocolError('notFound');
  const { id: visitorId } = visitor!;
  if (await isBrowserOf(db, inviterId, visitorId)) return { isOwn: true };
  await openInvitation(db, { id: randomId(), inviterId, visitorId, openedAt: clock.now() });
  return { isOwn: false };
}
