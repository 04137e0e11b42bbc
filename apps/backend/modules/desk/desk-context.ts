import type { DeskCallName, DeskOutput, DeskParsed } from '@emsal/api/desk/desk-calls';
import type { Tx } from '../../db/database';
import type { Services } from '../../http/services';
import type { Refusal } from '../../http/refusal';
import type { AuditLogEntry } from './audit-log/audit-log';
import type { Staff } from './staff/staff-store';

/** Second argument of a handler of the desk. */
export interface DeskContext extends Services {
  staff: Staff;
  /** Writes what this person did. @param tx of the change, so that one never stands without the other */
  record(entry: Omit<AuditLogEntry, 'staffId' | 'role' | 'at'>, tx?: Tx): Promise<void>;
  endSession(): Promise<void>;
}

export type DeskHandler<Name extends DeskCallName> = (
  input: DeskParsed<Name>,
  context: DeskContext,
) => Promise<DeskOutput<Name> | Refusal>;

/** A missing handler does not compile. */
export type DeskHandlers = { [Name in DeskCallName]: DeskHandler<Name> };
