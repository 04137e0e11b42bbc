/** iyzico's report of payments, cancellations and refunds, a day and a page at a time. Source: docs.iyzico.com (reporting service) and the fields of its published client, read November 2026. */
import { addDays } from '@emsal/validation/dates/calendar-day';
import type { BankEntry, Days } from '../bank-port';
import { kurusOf } from '../decimal-money';
import { dailyReport } from './iyzico-messages';

type Ask = (path: string) => Promise<unknown>;

/** @returns null where one of the pages did not come or cannot be read: a part of a ledger is none */
export async function readLedger(ask: Ask, { from, to }: Days): Promise<BankEntry[] | null> {
  const entries: BankEntry[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const told = await entriesOfDay(ask, day);
    if (!told) return null;
    entries.push(...told);
  }
  return entries;
}

async function entriesOfDay(ask: Ask, day: string): Promise<BankEntry[] | null> {
  const entries: BankEntry[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await ask(`/v2/reporting/payment/transactions?transactionDate=${day}&page=${page}`);
    const read = dailyReport.safeParse(answer).data;
    const told = read && (read.transactions ?? []).filter(hasMoved).map(entryOf);
    if (!told?.every((entry): entry is BankEntry => entry.amount !== null)) return null;
    entries.push(...told);
    pages = read?.totalPageCount ?? 1;
  }
  return entries;
}

type Transaction = NonNullable<NonNullable<ReturnType<typeof dailyReport.parse>['transactions']>>[number];

/** -1 is a payment that the provider's own fraud check has refused. */
const hasMoved = ({ transactionType, transactionStatus }: Transaction): boolean =>
  transactionType !== 'PAYMENT' || transactionStatus !== -1;

const entryOf = ({ basketId, transactionType, paidPrice }: Transaction) => ({
  orderId: basketId,
  kind: transactionType === 'PAYMENT' ? ('capture' as const) : ('refund' as const),
  amount: kurusOf(paidPrice),
});
