/** An entry of a form for somebody of the desk: only of a kind that their roles read. */
import { deskOutcomes } from '@emsal/api/desk/desk-outcomes';
import { readableKinds } from '@emsal/api/desk/entry-shapes';
import type { Executor } from '../../../db/database';
import { refusalsOf, type Refusal } from '../../../http/refusal';
import { findEntry, type EntryRow } from '../../entry/entry-store';
import type { Staff } from '../staff/staff-store';

const refuse = refusalsOf(deskOutcomes);

export async function readableEntry(db: Executor, id: string, { roles }: Staff): Promise<EntryRow | Refusal> {
  const entry = await findEntry(db, id);
  if (!entry) return refuse('entryUnknown');
  return readableKinds(roles).includes(entry.kind) ? entry : refuse('notPermitted');
}
