/** SQL of the files that customers sent with a request. */
import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { serviceRequestFiles } from './tables';

export type RequestFile = typeof serviceRequestFiles.$inferSelect;

export async function addRequestFile(tx: Executor, file: RequestFile): Promise<void> {
  await tx.insert(serviceRequestFiles).values(file);
}

const { id, requestId, note, at } = serviceRequestFiles;

/** Oldest first, without the pictures. */
export const filesOfRequest = (db: Executor, of: string) =>
  db.select({ id, requestId, note, at }).from(serviceRequestFiles).where(eq(requestId, of)).orderBy(asc(at), asc(id));

export async function findRequestFile(db: Executor, named: string): Promise<RequestFile | undefined> {
  const [row] = await db.select().from(serviceRequestFiles).where(eq(id, named));
  return row;
}
