import { ownedByNobody } from '../../customers/owner';
import type { Executor } from '../../db/database';
import { randomId } from '../../db/random-id';
import type { VisitContext } from '../../http/context';
import { addConsent, type Consent } from './consent-store';

type NewConsent = Pick<Consent, 'kind' | 'isGiven' | 'channel'> &
  Partial<Pick<Consent, 'textVersion' | 'contact' | 'contactType'>>;

/** Adds visit, time, IP address and owner of the row. */
export const recordConsent = (
  db: Executor,
  consent: NewConsent,
  { visit, clock, request }: VisitContext,
): Promise<void> =>
  addConsent(db, {
    ...consent,
    id: randomId(),
    visitId: visit.id,
    at: clock.now(),
    address: request.address,
    ...(visit.proven ?? ownedByNobody),
  });
