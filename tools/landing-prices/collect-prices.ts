/** Requests every quote from every insurer of the sandbox on every day, and summarises the prices. */
import { insurers } from '@emsal/insurers/registry';
import type { InsurerFacts } from '@emsal/insurers/insurer-facts';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import type { AdvisedLine, SoldLine } from '@emsal/lines/registry/facts-of';
import { addDays } from '@emsal/validation/dates/calendar-day';
import type { LandingPrices } from '@emsal/lines/kit/landing/landing-prices';
import { formatDateRange } from './format-date-range';
import { insurerStubFor } from './insurer-stub-for';
import { landingRequests, landingTariff, type LandingRequest } from './landing-requests';

export interface Days {
  /** `YYYY-MM-DD`, inclusive. */
  from: string;
  to: string;
}
const daysOf = ({ from, to }: Days): string[] => (from > to ? [] : [from, ...daysOf({ from: addDays(from, 1), to })]);

/** The cheapest package of an insurer; null when it declines. */
async function cheapest(facts: InsurerFacts, request: QuoteRequest, seed: string): Promise<number | null> {
  const answer = await insurerStubFor(facts, seed, `${request.startDate}T09:00:00Z`).quote(request);
  return answer.kind === 'offers' ? Math.min(...answer.offers.map(({ total }) => total)) : null;
}

function medianOf(prices: readonly number[]): number {
  const sorted = prices.toSorted((a, b) => a - b);
  const low = Math.floor((sorted.length - 1) / 2);
  const high = Math.ceil((sorted.length - 1) / 2);
  return Math.round((sorted[low]! + sorted[high]!) / 2);
}

/** The median over the days of each insurer that offers, ascending. */
async function pricesOf(sellers: readonly InsurerFacts[], requests: readonly QuoteRequest[], seed: string) {
  const ofInsurers = await Promise.all(
    sellers.map(async (facts) => {
      const days = await Promise.all(requests.map((request) => cheapest(facts, request, seed)));
      const offered = days.filter((total) => total !== null);
      return offered.length > 0 ? medianOf(offered) : null;
    }),
  );
  return ofInsurers.filter((total) => total !== null).toSorted((a, b) => a - b);
}

/** @param offers ascending */
const priceRow = (key: string, offers: readonly number[]): LandingPrices['rows'][number] => ({
  key,
  lowest: offers[0]!,
  median: medianOf(offers),
  highest: offers.at(-1)!,
});

const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name, 'tr');
const listed = (sellers: readonly InsurerFacts[]): LandingPrices['insurers'] =>
  sellers.map(({ firmId, name }) => ({ firmId, name })).sort(byName);

interface Asked {
  line: string;
  days: Days;
  sellers: readonly InsurerFacts[];
}
type FoundRow = { offers: readonly number[]; row: LandingPrices['rows'][number] };

const pricesWith = ({ line, days, sellers }: Asked, rows: readonly FoundRow[]): LandingPrices => ({
  line,
  ...days,
  days: formatDateRange(days),
  insurers: listed(sellers),
  // The figure in the hero shows the offers that the table's first row summarises.
  offers: rows[0]!.offers,
  rows: rows.map(({ row }) => row),
});

export async function collectPrices(line: SoldLine, days: Days, seed: string): Promise<LandingPrices> {
  const sellers = insurers.filter((facts) => facts.lines.includes(line));
  const rows = await Promise.all(
    Object.entries(await landingRequests(line)).map(async ([key, requestOn]: [string, LandingRequest]) => {
      const offers = await pricesOf(sellers, daysOf(days).map(requestOn), seed);
      return { offers, row: priceRow(key, offers) };
    }),
  );
  return pricesWith({ line, days, sellers }, rows);
}

/** Of a line that advisers prepare: nobody is asked, each insurer has its level of the line's tariff. */
export async function collectTariffPrices(line: AdvisedLine, days: Days): Promise<LandingPrices> {
  const sellers = insurers.filter((facts) => facts.lines.includes(line));
  const rows = Object.entries(await landingTariff(line)).map(([key, premium]) => {
    const found = sellers.map(({ priceFactor }) => premium(priceFactor)).filter((total) => total !== null);
    const offers = found.toSorted((a, b) => a - b);
    return { offers, row: priceRow(key, offers) };
  });
  return pricesWith({ line, days, sellers }, rows);
}

type HomePrices = Pick<LandingPrices, 'offers' | 'insurers'>;

/** The figure of the home page, a request that no landing page shows, and the insurers of the line that most visitors need. */
export async function collectHomePrices(days: Days, seed: string): Promise<HomePrices> {
  const sellersOf = (line: SoldLine) => insurers.filter((facts) => facts.lines.includes(line));
  const { 'value-1': request } = await landingRequests('AUTO');
  return {
    offers: await pricesOf(sellersOf('AUTO'), daysOf(days).map(request!), seed),
    insurers: listed(sellersOf('TRAFFIC')),
  };
}
