import { createClient } from '@emsal/api/client';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { pageOf } from '@emsal/platform/page';
import type { Page } from '@emsal/platform/page';
import { redirect } from '@emsal/platform/router';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
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
  const reply = await createClient(page.transport).command('POST quoterequestapi/offer/GetOfferList', { visitId });
  if (reply.isSuccess) {
    const list = reply.result;
    return { line, visitId, list, connect: isStreamed(list) ? connectTo(visitId, page, args.request) : undefined };
  }
  if (reply.messageCode === 'notFound') throw redirect('/');
  return { line, visitId, failed: reply.message };
}
