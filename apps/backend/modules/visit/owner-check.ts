/** Resolves the caller of a request and the visit that it names (decision 215). */
import type { Clock } from '@emsal/platform/clock';
import type { Db } from '../../db/database';
import { principalOf } from '../../http/ownership/principal';
import { requireOwner } from '../../http/ownership/require-owner';
import type { OwnerCheck } from '../../http/services';
import { requireVisitor } from '../token/require-visitor';
import { ownedVisit, visitOf } from './own-visit';
import { readHeldVisit } from './visit-store';

export function createOwnerCheck(context: { db: Db; clock: Clock }): OwnerCheck {
  const visitorOf: OwnerCheck['requireVisitor'] = (request) => requireVisitor(request, context);
  return {
    requireVisitor: visitorOf,
    requireVisit: async (request, visitId, action) => {
      const visitor = await visitorOf(request);
      const row = await readHeldVisit(context.db, visitId);
      const visit = row && visitOf(row, context.clock);
      requireOwner(principalOf(visitor), visit && ownedVisit(visit), action);
      return visit!;
    },
  };
}
