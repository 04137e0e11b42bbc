/** What people sent by the forms of content pages, and what they wrote about a policy. */
import { sql } from 'drizzle-orm';
import { reasons } from './retention-groups';
import { entryPeriod, reviewPeriod } from './retention-periods';
import { deletedAfter, olderThan, type TableRetention } from './retention-rule';

export const entryRetention: Readonly<Record<string, TableRetention>> = {
  entry_files: {
    columns: {
      personal: 'content',
      none: 'id visitor_id purpose entry_id created_at',
    },
    ending: {
      kind: 'delete',
      ended: (today) =>
        sql`${olderThan(entryPeriod, 'created_at')(today)} OR entry_id IS NULL AND ${olderThan(1, 'created_at')(today)}`,
    },
    reason: reasons.entry,
  },
  form_entries: {
    columns: {
      personal: 'entrant_key data',
      none: 'id kind campaign entered_at done_at done_by',
    },
    ending: deletedAfter(entryPeriod, 'entered_at'),
    reason: reasons.entry,
  },
  // Before the policies that they are about.
  reviews: {
    columns: {
      personal: 'words author policy_id',
      none: 'id line stars state refused_for written_at decided_at decided_by',
    },
    ending: deletedAfter(reviewPeriod, 'written_at'),
    reason: 'KVKK art. 7: an opinion of three years ago informs no buyer (ours; counsel confirms)',
  },
};
