/** Entries of the forms of content pages. They are personal data: every look stands in the audit log. */
import { deskOutcomes } from '@emsal/api/desk/desk-outcomes';
import { entryKinds, mayDownload, readableKinds, type EntryDetail } from '@emsal/api/desk/entry-shapes';
import { rowsPerPage } from '@emsal/api/desk/rows-per-page';
import { Refusal, refusalsOf } from '../../../http/refusal';
import { sendDeclarationSms } from '../../account/declaration/declaration-sms';
import { bindDeclared } from '../../account/declaration/declare-telephone';
import { permissionOfEntry, withdrawPermission } from '../../consent/entry-consent';
import { answersOf, whoSent } from '../../entry/entry-answers.texts';
import { countEntries, hasFile, listEntries, markEntry, type EntryRow } from '../../entry/entry-store';
import type { DeskContext, DeskHandlers } from '../desk-context';
import { readableEntry } from '../entries/readable-entry';
import { staffNames } from '../staff/staff-names';

type EntryCall = Extract<keyof DeskHandlers, `${string} entries${string}`>;

const refuse = refusalsOf(deskOutcomes);

const toRow = ({ id, kind, campaign, data, enteredAt, doneAt }: EntryRow) => ({
  id,
  kind,
  campaign,
  who: whoSent(kind, data),
  enteredAt: enteredAt!.toISOString(),
  state: doneAt === null ? ('open' as const) : ('done' as const),
});

const fileOf = async ({ id, kind }: EntryRow, { db, staff }: DeskContext): Promise<EntryDetail['file']> => {
  if (!(await hasFile(db, id))) return 'none';
  return mayDownload(kind, staff.roles) ? 'owned' : 'ofOthers';
};

const announcementOf = ({ isGiven }: { isGiven: boolean }) => (isGiven ? 'given' : 'withdrawn');

async function detailOf(entry: EntryRow, context: DeskContext): Promise<EntryDetail> {
  const [nameOf, file, permission] = await Promise.all([
    staffNames(context.db),
    fileOf(entry, context),
    permissionOfEntry(context.db, entry.id),
  ]);
  return {
    ...toRow(entry),
    answers: answersOf(entry.kind, entry.data),
    done: entry.doneAt && { at: entry.doneAt.toISOString(), by: nameOf(entry.doneBy!) },
    file,
    announcement: permission ? announcementOf(permission) : null,
  };
}

export const entryHandlers: Pick<DeskHandlers, EntryCall> = {
  'GET entries': async ({ kind, state, page }, { db, staff, record }) => {
    const readable = readableKinds(staff.roles);
    if (kind && !readable.includes(kind)) return refuse('notPermitted');
    const kinds = kind ? [kind] : readable;
    const titles = kinds.map((one) => entryKinds[one].title).join(', ');
    await record({ action: 'entriesListed', reason: `başvuru takibi: ${titles}` });
    const which = { kinds, isDone: state === 'done' };
    const [total, rows] = await Promise.all([
      countEntries(db, which),
      listEntries(db, { ...which, page, size: rowsPerPage.entries }),
    ]);
    return { total, rows: rows.map(toRow) };
  },
  'GET entries/{id}': async ({ id }, context) => {
    const entry = await readableEntry(context.db, id, context.staff);
    if (entry instanceof Refusal) return entry;
    await context.record({ action: 'entryRead', object: id, reason: entryKinds[entry.kind].title });
    return detailOf(entry, context);
  },
  'POST entries/{id}/state': async ({ id, from }, { db, clock, staff, jobs, record }) => {
    const entry = await readableEntry(db, id, staff);
    if (entry instanceof Refusal) return entry;
    const isRefused = entry.kind === 'phoneDeclaration' && from === 'open';
    if (isRefused && !mayDownload(entry.kind, staff.roles)) return refuse('notPermitted');
    const done = from === 'open' ? { at: clock.now(), by: staff.id } : null;
    return db.transaction(async (tx) => {
      if (!(await markEntry(tx, id, done))) return refuse('entryChanged');
      if (isRefused) await sendDeclarationSms(jobs, { entryId: id, event: 'refused' }, tx);
      await record({ action: done ? 'entryDone' : 'entryReopened', object: id }, tx);
      return null;
    });
  },
  'POST entries/{id}/bind-telephone': async ({ id }, { db, clock, staff, jobs, record }) => {
    const entry = await readableEntry(db, id, staff);
    if (entry instanceof Refusal) return entry;
    if (entry.kind !== 'phoneDeclaration' || !mayDownload(entry.kind, staff.roles)) return refuse('notPermitted');
    const at = clock.now();
    return db.transaction(async (tx) => {
      if (!(await markEntry(tx, id, { at, by: staff.id }))) return refuse('entryChanged');
      await bindDeclared(tx, entry, at);
      await sendDeclarationSms(jobs, { entryId: id, event: 'accepted' }, tx);
      await record({ action: 'telephoneBound', object: id, reason: 'imzalı beyan' }, tx);
      return null;
    });
  },
  'POST entries/{id}/withdraw-permission': async ({ id }, { db, clock, staff, record }) => {
    const entry = await readableEntry(db, id, staff);
    if (entry instanceof Refusal) return entry;
    return db.transaction(async (tx) => {
      if (!(await withdrawPermission(tx, id, clock.now()))) return refuse('permissionNotGiven');
      await record({ action: 'permissionWithdrawn', object: id, reason: 'ilgili kişinin isteği' }, tx);
      return null;
    });
  },
};
