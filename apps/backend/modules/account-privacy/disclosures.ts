/** Which insurers a customer's lists of offers asked (each got the identity number), and which an assistant has read. */
import type { Disclosure } from '@emsal/api/calls/customer-account/privacy';
import { findInsurer } from '@emsal/insurers/registry';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { summaryOf } from '@emsal/risks/risk';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import type { CustomerContext } from '../../http/context';
import { lastReads } from '../assistant/assistant-store';
import { commonRequest } from '../offer/stored-request';
import { quoteAnswers, quotes } from '../offer/tables';

/** The privacy page shows the newest; a copy has all. */
const shownRows = 100;
type Quote = Pick<typeof quotes.$inferSelect, 'id' | 'visitId' | 'line' | 'request' | 'firmIds' | 'startedAt'>;
type Answer = Pick<typeof quoteAnswers.$inferSelect, 'quoteId' | 'firmId' | 'state'>;

/** Newest first. A change of one offer asks an insurer that its list has asked before. */
export async function listDisclosures(
  { db, customerId }: Pick<CustomerContext, 'db' | 'customerId'>,
  maxRows = shownRows,
) {
  const { id, visitId, line, request, firmIds, startedAt } = quotes;
  const lists = await db
    .select({ id, visitId, line, request, firmIds, startedAt })
    .from(quotes)
    .where(and(eq(quotes.customerId, customerId), isNull(quotes.basedOn)))
    .orderBy(desc(startedAt))
    .limit(maxRows);
  const answers = await db
    .select({ quoteId: quoteAnswers.quoteId, firmId: quoteAnswers.firmId, state: quoteAnswers.state })
    .from(quoteAnswers)
    .where(
      inArray(
        quoteAnswers.quoteId,
        lists.map((list) => list.id),
      ),
    );
  const reads = await readsOfNewest(db, lists);
  return lists.map((list) => disclosureOf(list, answers, reads));
}

/** By id of the newest list of each visit: an assistant reads that one. */
async function readsOfNewest(db: Executor, lists: readonly Quote[]): Promise<ReadonlyMap<string, Date>> {
  const newest = new Map(lists.toReversed().map(({ visitId, id }) => [visitId, id]));
  const reads = await lastReads(db, [...newest.keys()]);
  return new Map([...reads].map(([visitId, at]) => [newest.get(visitId)!, at]));
}

const disclosureOf = (
  { id, line, request, firmIds, startedAt }: Quote,
  answers: readonly Answer[],
  reads: ReadonlyMap<string, Date>,
): Disclosure => ({
  lineName: lineFacts[line as LineId].name,
  insured: summaryOf(commonRequest(request).risk),
  at: startedAt.toISOString(),
  firms: firmIds.map((firmId) => ({
    firmId,
    firmName: findInsurer(firmId)?.name ?? '',
    state: answers.find((answer) => answer.quoteId === id && answer.firmId === firmId)?.state ?? 'asked',
  })),
  assistantReadAt: reads.get(id)?.toISOString() ?? null,
});
