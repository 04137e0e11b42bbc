/** What customers ask to be done after the sale, and every step of it. */
import type { AskedFileKind } from '@emsal/api/asked-file-kinds';
import type { FileReturnReason } from '@emsal/api/file-return-reasons';
import type { FileState } from '@emsal/api/request-states';
import type { EndorsedPart } from '@emsal/insurers/policy-change';
import type { CancellationGround } from '@emsal/lines/kit/refund/cancellation-rule';
import type { HelpAnswer, HelpCategory } from '@emsal/validation/help-request/help-request';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ownerColumns, ownerIndexes } from '../../customers/owner-columns';
import { instant } from '../../db/column-types';
import { encryptedJson, encryptedText } from '../../personal-data/encrypted-columns';
import { personalBytes } from '../../personal-data/personal-columns';
import type { Actor } from '../policy/event/tables';
import { policies } from '../policy/tables';
import { openRequestStates, type RequestKind, type RequestState } from './request-graph';

/** What a customer said of the sale of a vehicle. */
export interface NotarySale {
  soldOn: string;
  notaryName: string;
  saleNo: string;
}

export type RequestDetails =
  | { kind: 'cancellation'; effectiveOn: string; ground: CancellationGround; sale?: NotarySale }
  /** `licenseNo`: serial of the registration document, for the employee who checks a plate. */
  | { kind: 'addendum'; effectiveOn: string; part: EndorsedPart; value: string; licenseNo?: string }
  /** Files that are asked of the customer. */
  | { kind: 'documents'; asked: readonly string[] }
  /** Where a refund that the card refused is transferred to. */
  | { kind: 'iban'; refundId: string; iban: string; holder: string }
  /** Category and subject as in the specification (member area 3). */
  | { kind: 'help'; category: HelpCategory; subject: number; text: string; answerBy?: HelpAnswer };

const isOpen = (state: { name: string }): SQL =>
  sql`${state} IN (${sql.raw(openRequestStates.map((one) => `'${one}'`).join(', '))})`;

export const serviceRequests = pgTable(
  'service_requests',
  {
    /** Also the id of the change at the insurer, and of its refund. */
    id: text().primaryKey(),
    /** Ten digits, shown to customers. */
    number: text().notNull().unique(),
    kind: text().$type<RequestKind>().notNull(),
    /** Null for help without a policy. */
    policyId: text().references(() => policies.id),
    details: encryptedJson<RequestDetails>('service_requests.details').notNull(),
    state: text().$type<RequestState>().notNull(),
    /** The employee who has it; null while nobody does. */
    staffId: text(),
    /** `YYYY-MM-DD`: the customer was told to hear from us by then. */
    promisedOn: text().notNull(),
    openedBy: jsonb().$type<Actor>().notNull(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
    ...ownerColumns(),
  },
  (table) => [
    uniqueIndex('service_requests_one_open_of_insurer')
      .on(table.policyId, table.kind)
      .where(sql`${table.kind} IN ('cancellation', 'addendum') AND ${isOpen(table.state)}`),
    index('service_requests_open').on(table.promisedOn).where(isOpen(table.state)),
    index().on(table.policyId),
    ...ownerIndexes('service_requests', table),
  ],
);

export const serviceRequestMoves = pgTable(
  'service_request_moves',
  {
    requestId: text()
      .notNull()
      .references(() => serviceRequests.id),
    step: integer().notNull(),
    from: text().$type<RequestState>(),
    to: text().$type<RequestState>().notNull(),
    actor: jsonb().$type<Actor>().notNull(),
    /** A code: what is missing, why it was refused. */
    reason: text(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.step] })],
);

/** Pictures of pages that came with a request, or afterwards; each with what was sent last. */
export const serviceRequestFiles = pgTable(
  'service_request_files',
  {
    id: text().primaryKey(),
    requestId: text()
      .notNull()
      .references(() => serviceRequests.id),
    /** JPEG. */
    content: personalBytes('service_request_files.content').notNull(),
    /** What the customer wrote with it. */
    note: encryptedText('service_request_files.note').notNull(),
    actor: jsonb().$type<Actor>().notNull(),
    at: instant().notNull(),
    /** Null for what nobody asked for by name. */
    kind: text().$type<AskedFileKind>(),
    state: text().$type<FileState>().notNull().default('received'),
    /** Of a returned one. */
    reason: text().$type<FileReturnReason>(),
    /** When it was decided about, or sent anew in place of a returned one. */
    changedAt: instant(),
  },
  (table) => [index().on(table.requestId)],
);
