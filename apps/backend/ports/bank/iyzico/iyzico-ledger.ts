/** iyzico's report of payments, cancellations and refunds, a day and a page at a time. Source: docs.iyzico.com (reporting service) and the fields of its published client, read November 2026. */
import { addDays } from '@emsal/validation/dates/calendar-day';
import type { BankEntry, Days } from '../bank-port';
import { kurusOf } from '../decimal-money';
import { dailyReport } from './iyzico-messages';
import type { Send } from './iyzico-request';

/** @returns null when a page is missing or unreadable: a partial ledger is useless */
export async function readLedger(send: Send, { from, to }: Days): Promise<BankEntry[] | null> {
  const entries: BankEntry[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const ofDay = await entriesOfDay(send, day);
    if (!ofDay) return null;
    entries.push(...ofDay);
  }
  return entries;
}

async function entriesOfDay(send: Send, day: string): Promise<BankEntry[] | null> {
  const entries: BankEntry[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await send(`/v2/reporting/payment/transactions?transactionDate=${day}&page=${page}`);
    const read = dailyReport.safeParse(answer).data;
    const ofPage = read && (read.transactions ?? []).filter(hasMoved).map(entryOf);
    if (!ofPage?.every((entry): entry is BankEntry => entry.amount !== null)) return null;
    entries.push(...ofPage);
    pages = read?.totalPageCount ?? 1;
  }
  return entries;
}

type Transaction = NonNullable<NonNullable<ReturnType<typeof dailyReport.parse>['transactions']>>[number];

/** -1 is a payment that the provider's fraud check has refused. */
const hasMoved = ({ transactionType, transactionStatus }: Transaction): boolean =>
  transactionType !== 'PAYMENT' || transactionStatus !== -1;

const entryOf = ({ basketId, transactionType, paidPrice }: Transaction) => ({
  orderId: basketId,
  kind: transactionType === 'PAYMENT' ? ('capture' as const) : ('refund' as const),
  amount: kurusOf(paidPrice),
});
