/** Asks every insurer of the sandbox every question on every day, and sums up what they offer. */
import { insurers } from '@emsal/insurers/registry';
import type { InsurerFacts } from '@emsal/insurers/insurer-facts';
import type { QuotedLine, QuoteRequest } from '@emsal/insurers/quote-request';
import { addDays } from '@emsal/validation/dates/calendar-day';
import type { Market } from '../../apps/content/market/market';
import { inWords } from './days-in-words';
import { deskOf } from './desk-of';
import { questions, type Question } from './questions';

export interface Days {
  /** `YYYY-MM-DD`, both inside. */
  from: string;
  to: string;
}
export const lines = Object.keys(questions) as QuotedLine[];

const daysOf = ({ from, to }: Days): string[] => (from > to ? [] : [from, ...daysOf({ from: addDays(from, 1), to })]);

/** The cheapest package of an insurer; null when it declines. */
async function cheapest(facts: InsurerFacts, request: QuoteRequest, seed: string): Promise<number | null> {
  const answer = await deskOf(facts, seed, `${request.startDate}T09:00:00Z`).quote(request);
  return answer.kind === 'offers' ? Math.min(...answer.offers.map(({ total }) => total)) : null;
}

const offered = async (sellers: readonly InsurerFacts[], request: QuoteRequest, seed: string): Promise<number[]> =>
  (await Promise.all(sellers.map((facts) => cheapest(facts, request, seed)))).filter((total) => total !== null);

function summed(key: string, offers: readonly number[]): Market['rows'][number] {
  const sorted = offers.toSorted((a, b) => a - b);
  const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)];
  return {
    key,
    lowest: sorted[0]!,
    median: Math.round((sorted[low]! + sorted[high]!) / 2),
    highest: sorted.at(-1)!,
  };
}

const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name, 'tr');

export async function askMarket(line: QuotedLine, days: Days, seed: string): Promise<Market> {
  const sellers = insurers.filter((facts) => facts.lines.includes(line));
  const rows = await Promise.all(
    Object.entries(questions[line]).map(async ([key, question]: [string, Question]) => {
      const offers = await Promise.all(daysOf(days).map((day) => offered(sellers, question(day), seed)));
      return { last: offers.at(-1)!, sum: summed(key, offers.flat()) };
    }),
  );
  return {
    line,
    ...days,
    days: inWords(days),
    insurers: sellers.map(({ firmId, name }) => ({ firmId, name })).sort(byName),
    offers: rows[0]!.last.toSorted((a, b) => a - b),
    rows: rows.map(({ sum }) => sum),
  };
}
