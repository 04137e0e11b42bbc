import type { VisitId } from '@emsal/api/calls/identifiers';
import { createClient } from '@emsal/api/client';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { pageOf } from '@emsal/platform/page';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import type { Offer } from '@emsal/state/offer/offer-state';
import { visitIdOf } from '../visit/line-and-visit';

export interface CompareData {
  line: LineFacts | undefined;
  visitId: VisitId | undefined;
  /** Empty when the sealed comparison id is missing, expired or another visitor's. */
  offers: readonly Offer[];
}

/** Loads the offers named by the sealed comparison id in the URL. */
export async function loader(args: LoaderFunctionArgs): Promise<CompareData> {
  const page = pageOf(args);
  const params = new URL(args.request.url).searchParams;
  const line = await page.lineFacts?.(params.get('brans') ?? '');
  const query = params.get('teklifler');
  const visitId = line && visitIdOf(page, line);
  if (!query) return { line, visitId, offers: [] };
  const offers = await createClient(page.transport).lookup(
    'GET quoterequestapi/offer/getCompareQuoteDetailList/{query}',
    {
      query,
    },
  );
  return { line, visitId, offers };
}
