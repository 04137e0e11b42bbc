import { createClient } from '@emsal/api/client';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { pageOf } from '@emsal/platform/page';
import { redirect } from '@emsal/platform/router';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import type { OfferList } from '@emsal/state/offer/offer-state';
import { lineOfPath, visitOrHome } from '../visit/page-line';

export type OffersData = { line: LineFacts; visitId: string } & (
  { list: OfferList; failed?: undefined } | { failed: string; list?: undefined }
);

/** The visit's offers so far; without a visit, or with one that has no offers asked for, there is no list: go to /. */
export async function loader(args: LoaderFunctionArgs): Promise<OffersData> {
  const page = pageOf(args);
  const line = lineOfPath(new URL(args.request.url).pathname);
  const visitId = visitOrHome(page, line);
  const reply = await createClient(page.transport).command('POST quoterequestapi/offer/GetOfferList', { visitId });
  if (reply.isSuccess) return { line, visitId, list: reply.result };
  if (reply.messageCode === 'notFound') throw redirect('/');
  return { line, visitId, failed: reply.message };
}
