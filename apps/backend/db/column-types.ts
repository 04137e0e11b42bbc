/** Column types that tables share. */
import { customType, timestamp } from 'drizzle-orm/pg-core';

export const instant = () => timestamp({ withTimezone: true });
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Calendar days `YYYY-MM-DD`. `until` is exclusive: cover ends at noon of that day, when a following period begins. */
export interface DayRange {
  from: string;
  until: string;
}
export const dayRange = customType<{ data: DayRange; driverData: string }>({
  dataType: () => 'daterange',
  toDriver: ({ from, until }) => `[${from},${until})`,
  fromDriver: (range) => {
    const [from = '', until = ''] = range.slice(1, -1).split(',');
    return { from, until };
  },
});
