/** Health information forms of applications: a link of an SMS opens one, a code approves it. */
import type { HealthProcessInformation } from '@emsal/api/calls/self-service/health-process';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Contact } from '../../customers/owner';
import { instant } from '../../db/column-types';
import { encryptedJson } from '../../personal-data/encrypted-columns';
import { applications } from '../checkout/applications/tables';
import { visits } from '../visit/tables';

export interface FormPerson {
  customerOrder: number;
  /** First name, or the relation to the applicant. */
  name: string;
  identityNo: string;
  isAdult: boolean;
}

export interface SavedForm {
  healthProcessInformation: readonly HealthProcessInformation[];
  /** Orders of those who are not to be insured after all. */
  removed: readonly number[];
}

export const healthForms = pgTable(
  'health_forms',
  {
    id: text().primaryKey(),
    /** Hash of the secret in the link. */
    secretHash: text().notNull().unique(),
    applicationNo: text()
      .notNull()
      .references(() => applications.applicationNo),
    visitId: text()
      .notNull()
      .references(() => visits.id),
    /** The insurer that asks. */
    firmName: text().notNull(),
    /** Who approves. */
    applicant: encryptedJson<Contact>('health_forms.applicant').notNull(),
    people: encryptedJson<FormPerson[]>('health_forms.people').notNull(),
    /** Null until something was saved. */
    saved: encryptedJson<SavedForm>('health_forms.saved'),
    /** The browser that may read what was saved. */
    savedBy: text(),
    /** Of the last three digits of an identity number. */
    triesLeft: integer().notNull(),
    approvedAt: instant(),
    callRequestedAt: instant(),
    createdBy: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.applicationNo, table.createdAt)],
);
