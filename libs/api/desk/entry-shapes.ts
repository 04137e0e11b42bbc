/** Entries of the forms of content pages as the desk sees them, and whose they are. */
import { z } from 'zod';
import type { Role } from '../staff-roles';

/** `owner` reads the entries of a kind and downloads their files; an administrator reads without the files. */
export const entryKinds = {
  raffle: { title: 'Çekiliş', owner: 'content' },
  business: { title: 'Kurumsal teklif', owner: 'adviser' },
  childPicture: { title: 'Resim yarışması', owner: 'content' },
  jobApplication: { title: 'İş başvurusu', owner: 'operations' },
  vehicleAddendum: { title: 'Plaka ekleme', owner: 'operations' },
  vehicleSurvey: { title: 'Araç anketi', owner: 'adviser' },
  contact: { title: 'İletişim', owner: 'operations' },
  employeeDiscount: { title: 'Çalışan indirimi', owner: 'operations' },
  partnership: { title: 'İş birliği', owner: 'operations' },
  phoneDeclaration: { title: 'Telefon beyanı', owner: 'operations' },
} as const satisfies Record<string, { title: string; owner: Role }>;
export const entryKind = z.enum(Object.keys(entryKinds) as [EntryKind, ...EntryKind[]]);
export type EntryKind = keyof typeof entryKinds;

export const mayDownload = (kind: EntryKind, held: readonly Role[]): boolean => held.includes(entryKinds[kind].owner);

/** The kinds that somebody with these roles reads. */
export const readableKinds = (held: readonly Role[]): EntryKind[] =>
  entryKind.options.filter((kind) => held.includes('admin') || mayDownload(kind, held));

export const entryState = z.enum(['open', 'done']);
export const entryRow = z.object({
  id: z.string(),
  kind: entryKind,
  /** Slug of the campaign's page; empty for the other forms. */
  campaign: z.string(),
  /** The name that was given; for a raffle the telephone, masked. */
  who: z.string(),
  enteredAt: z.iso.datetime(),
  state: entryState,
});
export const entryDetail = entryRow.extend({
  /** What was sent, in the order of the form. */
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  done: z.object({ at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
  /** `owned` may be downloaded by whoever asks. */
  file: z.enum(['none', 'owned', 'ofOthers']),
  /** Whether the person is to hear of campaigns; null where the form did not ask. */
  announcement: z.enum(['given', 'withdrawn']).nullable(),
});
export type EntryState = z.output<typeof entryState>;
export type EntryRow = z.output<typeof entryRow>;
export type EntryDetail = z.output<typeof entryDetail>;

/** Path of an entry's file below the desk's API. */
export const entryFileOf = (id: string): string => `entries/${id}/file`;
