import { createClient } from '@emsal/api/client';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { pageOf } from '@emsal/platform/page';
import type { Page } from '@emsal/platform/page';
import { redirect } from '@emsal/platform/router';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import { selectOffers } from '@emsal/state/offer/offer-slice';
import type { OfferList } from '@emsal/state/offer/offer-state';
import { lineOfPath, visitOrHome } from '../visit/page-line';
import { connectEarly } from './early-stream';
import { browserSource, isStreamed, streamOf } from './offer-stream';
import type { StreamPorts } from './offer-stream';

export type OffersData = { line: LineFacts; visitId: string } & (
  | {
      list: OfferList;
      /** Leads to the insurers' answers, which are under way already. Absent on the edge. */
      connect?: StreamPorts['connect'];
      failed?: undefined;
    }
  | { failed: string; list?: undefined }
);

/** Nobody has drawn the list yet, but it takes as long to reach the server as to draw it. */
const connectTo = (visitId: string, { isServer }: Page, { signal }: Request): StreamPorts['connect'] | undefined =>
  isServer || !('EventSource' in globalThis) ? undefined : connectEarly(streamOf(visitId), browserSource, signal);

/** The visit's offers so far; without a visit, or with one that has no offers asked for, there is no list: go to /. */
export async function loader(args: LoaderFunctionArgs): Promise<OffersData> {
  const page = pageOf(args);
  const line = lineOfPath(new URL(args.request.url).pathname);
  const visitId = visitOrHome(page, line);
  const open = () => connectTo(visitId, page, args.request);
  // Who has not seen a list comes from the form: insurers are being asked, and the way to them need not wait for what is known so far.
  const early = selectOffers(line.id)(page.store.getState()).quoteHeaderId ? undefined : open();
  const reply = await createClient(page.transport).command('POST quoterequestapi/offer/GetOfferList', { visitId });
  const isStillAnswered = reply.isSuccess && isStreamed(reply.result);
  if (!isStillAnswered) early?.(streamOf(visitId)).close();
  if (reply.isSuccess)
    return { line, visitId, list: reply.result, connect: isStillAnswered ? (early ?? open()) : undefined };
  if (reply.messageCode === 'notFound') throw redirect('/');
  return { line, visitId, failed: reply.message };
}
