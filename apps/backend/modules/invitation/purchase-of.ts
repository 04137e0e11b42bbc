import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { Purchase } from './award-rules';
import type { KnownInvitation } from './invitation-store';

/** Null while nothing was bought. */
export const purchaseOf = ({ issuedAt, endedAt }: Pick<KnownInvitation, 'issuedAt' | 'endedAt'>): Purchase | null =>
  issuedAt && { boughtOn: dayInTurkey(issuedAt), cancelledOn: endedAt && dayInTurkey(endedAt) };
