/** PayTR's report of sales and refunds, at most three days each. Source: dev.paytr.com/islem-dokumu, read November 2026; the property `data` is taken from published clients. */
import { addDays } from '@emsal/validation/dates/calendar-day';
import type { BankEntry, Days } from '../bank-port';
import { kurusOf } from '../decimal-money';
import { report } from './paytr-messages';

const longestReport = 3;

/** @returns null when a report is missing or unreadable: a partial ledger is useless */
export async function readLedger(send: (days: Days) => Promise<unknown>, days: Days): Promise<BankEntry[] | null> {
  const entries: BankEntry[] = [];
  for (let from = days.from; from <= days.to; from = addDays(from, longestReport)) {
    const end = addDays(from, longestReport - 1);
    const ofPeriod = entriesOf(await send({ from, to: end < days.to ? end : days.to }));
    if (!ofPeriod) return null;
    entries.push(...ofPeriod);
  }
  return entries;
}

function entriesOf(answer: unknown): BankEntry[] | null {
  const read = report.safeParse(answer).data;
  if (!read) return null;
  const rows = read.status === 'success' ? read.data : [];
  const entries = rows.map(({ siparis_no: orderId, islem_tipi: kind, islem_tutari: amount }) => ({
    orderId,
    kind: kind === 'S' ? ('capture' as const) : ('refund' as const),
    amount: kurusOf(String(amount).replace(',', '.')),
  }));
  return entries.every((entry): entry is BankEntry => entry.amount !== null) ? entries : null;
}
