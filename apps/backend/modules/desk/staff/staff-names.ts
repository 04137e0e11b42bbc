import type { Executor } from '../../../db/database';
import { listStaff } from './staff-store';

/** The name of whoever saved a version. */
export type NameOf = (savedBy: string) => string;

const firstText = 'İlk metin';

export async function staffNames(db: Executor): Promise<NameOf> {
  const names = new Map((await listStaff(db)).map(({ id, name }) => [id, name]));
  return (savedBy) => names.get(savedBy) ?? firstText;
}
