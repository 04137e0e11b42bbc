import { createClient } from '@emsal/api/client';
import { lineBySlug } from '@emsal/lines/facts/find-line';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { pageOf } from '@emsal/platform/page';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import type { Offer } from '@emsal/state/offer/offer-state';
import { visitOf } from '../visit/page-line';

export interface CompareData {
  line: LineFacts | undefined;
  visitId: string | undefined;
  /** None where the sealed name is missing, over, or another visitor's. */
  offers: readonly Offer[];
}

/** The offers behind the sealed name in the address. */
export async function loader(args: LoaderFunctionArgs): Promise<CompareData> {
  const page = pageOf(args);
  const asked = new URL(args.request.url).searchParams;
  const [line, query] = [lineBySlug(asked.get('brans') ?? ''), asked.get('teklifler')];
  const visitId = line && visitOf(page, line);
  if (!query) return { line, visitId, offers: [] };
  const offers = await createClient(page.transport).lookup(
    'GET quoterequestapi/offer/getCompareQuoteDetailList/{query}',
    {
      query,
    },
  );
  return { line, visitId, offers };
}
