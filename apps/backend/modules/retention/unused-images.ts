/** Pictures that no version of a page names, a month after they were uploaded. Every version is kept, so those of a former one stay. */
import { and, sql, type SQL } from 'drizzle-orm';
import { olderThan } from './retention-rule';

const monthDays = 30;

/** Read once for all pictures: their number times that of the versions would be too many. */
const named: SQL = sql`SELECT block #>> '{picture,id}' FROM content_versions,
  jsonb_array_elements(document -> 'blocks') AS block WHERE block ->> 'kind' = 'image'`;

export const unusedImages = {
  ended: (today: Date): SQL => and(olderThan(monthDays, 'uploaded_at')(today), sql`id NOT IN (${named})`)!,
};
