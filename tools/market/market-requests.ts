/** The quote requests behind the price tables of the landing pages, from each line's `market.ts`. */
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { lineAddresses, type LineAddress } from '@emsal/lines/facts/line-ids';
import type { AnyLineQuestion } from '@emsal/lines/kit/question/question';
import type { SoldLine } from '@emsal/lines/registry/facts-of';
import type { MarketRows } from '@emsal/pricing/market-rows';

/** The request for a policy that begins on the given day. */
export type MarketRequest = (day: string) => QuoteRequest;

interface MarketFile {
  market: MarketRows<AnyLineQuestion>;
}

/** A driver at no-claims step 4 (spec funnel 9), no discounts or surcharges. */
const base = {
  version: 2,
  requestId: '00112233445566778899aabbccddeeff',
  policyholder: { identityNo: '10000000078', birthday: '1985-04-12' },
} as const;

/** By row. */
export async function marketRequests(line: SoldLine): Promise<Readonly<Record<string, MarketRequest>>> {
  const { form }: LineAddress = lineAddresses[line];
  const { market } = (await import(`../../libs/lines/${form}/market.ts`)) as MarketFile;
  const rows = Object.entries(market).map(([key, asked]): [string, MarketRequest] => [
    key,
    (day) => ({ ...base, line, ...asked(day) }) as QuoteRequest,
  ]);
  return Object.fromEntries(rows);
}
