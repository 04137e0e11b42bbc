/** The broker's staff, and what the desk's audit log says of them. */
import { counted, kept } from './retention-groups';
import { year } from './retention-periods';
import type { TableRetention } from './retention-rule';

export const deskRetention: Readonly<Record<string, TableRetention>> = {
  desk_ledger: {
    columns: { personal: 'staff_id', none: 'id at action object reason role' },
    ending: kept,
    reason: 'KVKK art. 12: proof of who looked at personal data; append-only',
  },
  desk_sessions: counted(
    'issued_at',
    {
      secret: 'token_hash',
      personal: 'staff_id',
      none: 'issued_at seen_at ended_at',
    },
    year,
  ),
  desk_staff: {
    columns: {
      personal: 'email_key email name',
      none: 'id roles is_active added_at',
    },
    ending: kept,
    reason: 'names the author in the audit log, which is append-only',
  },
};
