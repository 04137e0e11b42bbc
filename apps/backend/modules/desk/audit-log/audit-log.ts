/** The audit log of the desk: sign-ins, changes, and every look at personal data. Rows are only ever added. */
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { AuditLogRow } from '@emsal/api/desk/desk-calls';
import type { Role } from '@emsal/api/staff-roles';
import { rowsPerPage } from '@emsal/api/desk/rows-per-page';
import type { Executor } from '../../../db/database';
import { deskAuditLog, deskStaff } from '../tables';

/** What can stand in the audit log, as the desk shows it. */
const actions = {
  signedIn: 'Giriş',
  signedOut: 'Çıkış',
  pageCreated: 'Sayfa oluşturma',
  pageSaved: 'Sayfa kaydetme',
  pagePublished: 'Yayımlama',
  pagePlanned: 'Yayın planlama',
  imageUploaded: 'Görsel yükleme',
  previewOpened: 'Önizleme bağlantısı',
  reviewsListed: 'Yorumlara bakma',
  reviewPublished: 'Yorum yayımlama',
  reviewRefused: 'Yorum reddetme',
  entriesListed: 'Başvuru listesine bakma',
  entryRead: 'Başvuruya bakma',
  entryFileRead: 'Başvurunun dosyasını indirme',
  entryDone: 'Başvuruyu tamamlama',
  entryReopened: 'Başvuruyu yeniden açma',
  telephoneBound: 'Beyanla telefon ekleme',
  applicationsListed: 'Danışmanlık listesine bakma',
  applicationRead: 'Danışmanlık başvurusuna bakma',
  applicationFileRead: 'Danışmanlık formunu açma',
  healthFormCreated: 'Sağlık bilgi formu gönderme',
  healthFormRead: 'Sağlık bilgi formuna bakma',
  applicationMoved: 'Danışmanlık başvurusunun durumunu değiştirme',
  requestsListed: 'Talep listesine bakma',
  requestRead: 'Talebe bakma',
  requestFileRead: 'Talebin dosyasını açma',
  requestFileAccepted: 'Talebin dosyasını kabul etme',
  requestFileReturned: 'Talebin dosyasını geri gönderme',
  requestMoved: 'Talebin durumunu değiştirme',
  permissionWithdrawn: 'Duyuru iznini geri alma',
  jobRunAgain: 'İşi yeniden başlatma',
  jobDismissed: 'Başarısız işi kapatma',
  staffListed: 'Çalışan listesine bakma',
  staffAdded: 'Çalışan ekleme',
  staffChanged: 'Yetki değiştirme',
} as const;
export type AuditedAction = keyof typeof actions;

export interface AuditLogEntry {
  staffId: string;
  at: Date;
  action: AuditedAction;
  object?: string;
  /** Why personal data was looked at. */
  reason?: string;
  /** By which of their roles. */
  role?: Role | undefined;
}

export async function writeAuditLog(
  db: Executor,
  { object = '', reason = '', ...entry }: AuditLogEntry,
): Promise<void> {
  await db.insert(deskAuditLog).values({ ...entry, object, reason });
}

/** Newest first. @param page from 1 */
export async function readAuditLog(db: Executor, page: number): Promise<{ total: number; rows: AuditLogRow[] }> {
  const [[all], rows] = await Promise.all([
    db.select({ total: count() }).from(deskAuditLog),
    db
      .select({ entry: deskAuditLog, who: deskStaff.name })
      .from(deskAuditLog)
      .innerJoin(deskStaff, eq(deskStaff.id, deskAuditLog.staffId))
      .orderBy(desc(deskAuditLog.id))
      .limit(rowsPerPage.auditLog)
      .offset((page - 1) * rowsPerPage.auditLog),
  ]);
  return {
    total: all!.total,
    rows: rows.map(({ entry: { at, action, object, reason }, who }) => ({
      at: at.toISOString(),
      who,
      action: actions[action as AuditedAction],
      object,
      reason,
    })),
  };
}

interface Looked {
  objects: readonly string[];
  actions: readonly AuditedAction[];
  maxRows: number;
}

/** Who did one of these to one of these, newest first: by role, because nobody outside the desk reads a name. */
export const looksAt = (db: Executor, { objects, actions, maxRows }: Looked) =>
  db
    .select({
      at: deskAuditLog.at,
      action: deskAuditLog.action,
      object: deskAuditLog.object,
      role: deskAuditLog.role,
    })
    .from(deskAuditLog)
    .where(and(inArray(deskAuditLog.object, objects), inArray(deskAuditLog.action, actions)))
    .orderBy(desc(deskAuditLog.id))
    .limit(maxRows);
