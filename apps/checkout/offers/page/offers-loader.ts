import type { VisitId } from '@emsal/api/calls/identifiers';
import { createClient } from '@emsal/api/client';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { pageOf } from '@emsal/platform/page';
import type { Page } from '@emsal/platform/page';
import { homeBecause } from '@emsal/platform/redirect-reason';
import { redirect } from '@emsal/platform/router';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import { publishedWeights } from '@emsal/ranking/published-weights';
import { selectOffers, weightsPublished } from '@emsal/state/offer/offer-slice';
import type { OfferList } from '@emsal/state/offer/offer-state';
import { quotedLineOfPath, visitIdOrHome } from '../../visit/line-and-visit';
import { connectEarly } from '../loading/early-stream';
import { browserSource, isStreamed, streamUrl } from '../loading/offer-stream';
import type { StreamPorts } from '../loading/offer-stream';

export type OffersData = { line: LineFacts; visitId: VisitId } & (
  | {
      list: OfferList;
      /** Connects to the stream that is already open. Absent on the server. */
      connect?: StreamPorts['connect'];
      failed?: undefined;
    }
  | { failed: string; list?: undefined }
);

/** Connecting takes about as long as rendering the list, so it starts before. */
const connectTo = (visitId: VisitId, { isServer }: Page, { signal }: Request): StreamPorts['connect'] | undefined =>
  isServer || !('EventSource' in globalThis) ? undefined : connectEarly(streamUrl(visitId), browserSource, signal);

/** The offers of the visit so far; without a visit or a quote request redirects to /, with the reason. */
export async function loader(args: LoaderFunctionArgs): Promise<OffersData> {
  const page = pageOf(args);
  const line = await quotedLineOfPath(page, new URL(args.request.url).pathname);
  const visitId = visitIdOrHome(page, line);
  page.store.dispatch(weightsPublished({ line: line.id, weights: publishedWeights(line) }));
  const open = () => connectTo(visitId, page, args.request);
  // Visitors without a loaded list come from the form: insurers are answering, so the stream is opened before the list
  // is read.
  const earlyStream = selectOffers(line.id)(page.store.getState()).quoteHeaderId ? undefined : open();
  const reply = await createClient(page.transport).command('POST quoterequestapi/offer/GetOfferList', { visitId });
  const isStillAnswered = reply.isSuccess && isStreamed(reply.result);
  if (!isStillAnswered) earlyStream?.(streamUrl(visitId)).close();
  if (reply.isSuccess)
    return { line, visitId, list: reply.result, connect: isStillAnswered ? (earlyStream ?? open()) : undefined };
  if (reply.messageCode === 'notFound') throw redirect(homeBecause('list'));
  return { line, visitId, failed: reply.message };
}
