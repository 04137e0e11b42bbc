/** What is behind the price tables of the landing pages: each line's `landing-requests.ts`, or its `landing-tariff.ts`. */
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { lineAddresses, type LineAddress, type LineId } from '@emsal/lines/facts/line-ids';
import type { LandingTariff } from '@emsal/lines/kit/landing/landing-tariff';
import type { AnyLineQuestion } from '@emsal/lines/kit/question/question';
import type { AdvisedLine, SoldLine } from '@emsal/lines/registry/facts-of';
import type { LandingRequests } from '@emsal/pricing/landing-requests';

/** The request for a policy that begins on the given day. */
export type LandingRequest = (day: string) => QuoteRequest;

interface RequestsFile {
  landingRequests: LandingRequests<AnyLineQuestion>;
}

const folderOf = (line: LineId): string => String((lineAddresses[line] as LineAddress).form);

/** By row. */
export const landingTariff = async (line: AdvisedLine): Promise<LandingTariff> =>
  ((await import(`../../libs/lines/${folderOf(line)}/landing-tariff.ts`)) as { landingTariff: LandingTariff })
    .landingTariff;

/** A driver at no-claims step 4 (spec funnel 9), no discounts or surcharges. */
const base = {
  version: 2,
  requestId: '00112233445566778899aabbccddeeff',
  policyholder: { identityNo: '10000000078', birthday: '1985-04-12' },
} as const;

/** By row. */
export async function landingRequests(line: SoldLine): Promise<Readonly<Record<string, LandingRequest>>> {
  const { landingRequests: asked } = (await import(
    `../../libs/lines/${folderOf(line)}/landing-requests.ts`
  )) as RequestsFile;
  const rows = Object.entries(asked).map(([key, requestOn]): [string, LandingRequest] => [
    key,
    (day) => ({ ...base, line, ...requestOn(day) }) as QuoteRequest,
  ]);
  return Object.fromEntries(rows);
}
