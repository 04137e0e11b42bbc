/** The ledger of the desk: sign-ins, changes, and every look at personal data. Rows are only ever added. */
import { count, desc, eq } from 'drizzle-orm';
import type { LedgerRow } from '@emsal/api/desk/desk-calls';
import { rowsPerPage } from '@emsal/api/desk/rows-per-page';
import type { Executor } from '../../../db/database';
import { deskLedger, deskStaff } from '../tables';

/** What can stand in the ledger, as the desk shows it. */
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
  permissionWithdrawn: 'Duyuru iznini geri alma',
  jobRunAgain: 'İşi yeniden başlatma',
  jobDismissed: 'Başarısız işi kapatma',
  staffListed: 'Çalışan listesine bakma',
  staffAdded: 'Çalışan ekleme',
  staffChanged: 'Yetki değiştirme',
} as const;
export type LedgerAction = keyof typeof actions;

export interface LedgerEntry {
  staffId: string;
  at: Date;
  action: LedgerAction;
  object?: string;
  /** Why personal data was looked at. */
  reason?: string;
}

export async function writeLedger(db: Executor, { object = '', reason = '', ...entry }: LedgerEntry): Promise<void> {
  await db.insert(deskLedger).values({ ...entry, object, reason });
}

/** Newest first. @param page from 1 */
export async function readLedger(db: Executor, page: number): Promise<{ total: number; rows: LedgerRow[] }> {
  const [[all], rows] = await Promise.all([
    db.select({ total: count() }).from(deskLedger),
    db
      .select({ entry: deskLedger, who: deskStaff.name })
      .from(deskLedger)
      .innerJoin(deskStaff, eq(deskStaff.id, deskLedger.staffId))
      .orderBy(desc(deskLedger.id))
      .limit(rowsPerPage.ledger)
      .offset((page - 1) * rowsPerPage.ledger),
  ]);
  return {
    total: all!.total,
    rows: rows.map(({ entry: { at, action, object, reason }, who }) => ({
      at: at.toISOString(),
      who,
      action: actions[action as LedgerAction],
      object,
      reason,
    })),
  };
}
