import type { VisitId } from '@emsal/api/calls/identifiers';
import type { UploadPurpose } from '@emsal/api/calls/upload';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { uploads } from './tables';

export interface UploadKey {
  visitId: VisitId;
  purpose: UploadPurpose;
}

const named = ({ visitId, purpose }: UploadKey) => and(eq(uploads.visitId, visitId), eq(uploads.purpose, purpose));

/** Replaces the visit's earlier file for the same purpose. */
export async function saveUpload(db: Executor, row: typeof uploads.$inferInsert): Promise<void> {
  await db
    .insert(uploads)
    .values(row)
    .onConflictDoUpdate({ target: [uploads.visitId, uploads.purpose], set: row });
}

export async function readUpload(db: Executor, key: UploadKey): Promise<Buffer | undefined> {
  const [row] = await db.select({ content: uploads.content }).from(uploads).where(named(key));
  return row?.content;
}

export async function hasUpload(db: Executor, key: UploadKey): Promise<boolean> {
  return (await db.select({ id: uploads.id }).from(uploads).where(named(key))).length > 0;
}

export async function removeUpload(db: Executor, key: UploadKey): Promise<void> {
  await db.delete(uploads).where(named(key));
}
