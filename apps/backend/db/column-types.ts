/** Column types that tables share. */
import { customType, timestamp } from 'drizzle-orm/pg-core';

export const instant = () => timestamp({ withTimezone: true });
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
