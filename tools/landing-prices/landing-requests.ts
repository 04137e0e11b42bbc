/** The quote requests behind the price tables of the landing pages, from each line's `landing-requests.ts`. */
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { lineAddresses, type LineAddress } from '@emsal/lines/facts/line-ids';
import type { AnyLineQuestion } from '@emsal/lines/kit/question/question';
import type { SoldLine } from '@emsal/lines/registry/facts-of';
import type { LandingRequests } from '@emsal/pricing/landing-requests';

/** The request for a policy that begins on the given day. */
export type LandingRequest = (day: string) => QuoteRequest;

interface RequestsFile {
  landingRequests: LandingRequests<AnyLineQuestion>;
}

/** A driver at no-claims step 4 (spec funnel 9), no discounts or surcharges. */
const base = {
  version: 2,
  requestId: '00112233445566778899aabbccddeeff',
  policyholder: { identityNo: '10000000078', birthday: '1985-04-12' },
} as const;

/** By row. */
export async function landingRequests(line: SoldLine): Promise<Readonly<Record<string, LandingRequest>>> {
  const { form }: LineAddress = lineAddresses[line];
  const { landingRequests: asked } = (await import(`../../libs/lines/${form}/landing-requests.ts`)) as RequestsFile;
  const rows = Object.entries(asked).map(([key, requestOn]): [string, LandingRequest] => [
    key,
    (day) => ({ ...base, line, ...requestOn(day) }) as QuoteRequest,
  ]);
  return Object.fromEntries(rows);
}
