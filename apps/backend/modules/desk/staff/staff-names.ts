import type { Executor } from '../../../db/database';
import { listStaff } from './staff-store';

/** The name of a member of staff; null for what the program itself did. */
export type NameOf = (staffId: string) => string | null;

export async function staffNames(db: Executor): Promise<NameOf> {
  const names = new Map((await listStaff(db)).map(({ id, name }) => [id, name]));
  return (staffId) => names.get(staffId) ?? null;
}
