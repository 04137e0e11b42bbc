/** `GET offer/stream/{visitId}`: server-sent events. A reload or a second tab joins the running quote; closing the stream never stops the quote. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ofVisit } from '@emsal/api/calls/shapes';
import { fileRoute } from '../../../http/file-route';
import { ProtocolError } from '../../../http/protocol-error';
import type { Services } from '../../../http/services';
import type { Engine } from '../quoting/quote-engine';
import { marksOf } from '../listing/shown-list';
import { latestQuote, readListAnswers, readQuote, type QuoteRow } from '../offer-store';
import type { OfferEvent } from '../quoting/offer-bus';
import { offerFeed, type OfferFeed, type StreamEvent } from './offer-feed';
import { readPosition } from './stream-position';

const reconnectMs = 1_000;

const formatEvent = ({ name, data, id }: StreamEvent): string =>
  `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

const route = fileRoute({
  module: 'offer',
  summary: 'Offers and insurers’ states as they come, as server-sent events; 204 when there is nothing more to hear.',
  params: ofVisit,
});

export function mountOfferStream(
  app: FastifyInstance,
  services: Services,
  engineOf: (services: Services) => Engine,
): void {
  const open = new Set<ServerResponse>();
  let isDraining = false;
  // On graceful shutdown the streams end: pages reconnect to another process with their Last-Event-ID.
  app.addHook('preClose', async () => {
    isDraining = true;
    for (const raw of open) raw.end();
  });
  app.get<{ Params: { visitId: VisitId } }>('/quoterequestapi/offer/stream/:visitId', route, async (request, reply) => {
    const visit = await services.ownerCheck.requireVisit(request, request.params.visitId, 'read');
    const position = readPosition(request.headers['last-event-id'] as string | undefined);
    const resumed = await resumedQuote(services, visit.id, position.quoteId);
    const quote = resumed ?? (await latestQuote(services.db, visit.id));
    if (!quote) throw new ProtocolError('notFound');
    const { delivered, isComplete } = resumed ? position : readPosition(undefined);
    // 204 stops an EventSource from reconnecting: everything was sent, or the mode has no stream.
    if (isComplete || services.config.offersMode === 'classic') return reply.code(204).send();
    open.add(reply.raw.on('close', () => open.delete(reply.raw)));
    await stream(
      {
        services,
        engine: engineOf(services),
        quote,
        feed: offerFeed(quote, delivered, await marksOf(services, visit.id)),
      },
      { request, reply },
    );
    if (isDraining) reply.raw.end(); // requested before the shutdown, opened after it
  });
}

/** A reconnecting page receives the rest of the list that it shows, although a newer quote exists: two lists would mix. */
async function resumedQuote({ db }: Services, visitId: VisitId, quoteId: string | null): Promise<QuoteRow | undefined> {
  const quote = quoteId === null ? undefined : await readQuote(db, quoteId);
  return quote?.visitId === visitId ? quote : undefined;
}

interface Streaming {
  services: Services;
  engine: Engine;
  quote: QuoteRow;
  feed: OfferFeed;
}

async function stream(
  { services, engine, quote, feed }: Streaming,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const { answers, events } = await listen({ services, engine, quote });
  const { raw } = reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // The connection closes with the stream, so that a shutdown need not wait until it is idle.
    connection: 'close',
  });
  const send = (events: readonly StreamEvent[]) =>
    void (raw.writable && events.length > 0 && raw.write(events.map(formatEvent).join('')));
  const finish = () => void (raw.writable && raw.end(formatEvent(feed.complete())));
  const sync = async () => {
    const answers = await readListAnswers(services.db, quote.id);
    send(feed.take(answers));
    if (answers.length >= quote.firmIds.length || (await readQuote(services.db, quote.id))?.completedAt) finish();
  };
  const timer = setInterval(() => void sync().catch(fail), engine.resyncMs);
  const fail = (error: unknown) => {
    request.log.warn({ err: error }, 'offer stream failed: the page reconnects');
    raw.destroy();
  };
  const cleanUp = () => {
    events.unsubscribe();
    clearInterval(timer);
  };
  raw.on('close', cleanUp);
  if (raw.destroyed) return cleanUp(); // the page left while the answers were read
  raw.write(`retry: ${reconnectMs}\n\n`);
  const answered = feed.take(answers);
  send([...feed.open(), ...answered]);
  // An exception must fail this stream alone, not the publisher.
  const deliver = async (event: OfferEvent) => (event.kind === 'answer' ? send(feed.take([event.answer])) : sync());
  events.pass((event) => void deliver(event).catch(fail));
  if (quote.completedAt || answers.length >= quote.firmIds.length) finish();
}

/** The answers so far and the events from then on. Read before the response starts: a database failure is a 503, not a stream without events. */
async function listen({ services, engine, quote }: Omit<Streaming, 'feed'>) {
  const buffered: OfferEvent[] = [];
  let onEvent = (event: OfferEvent): void => void buffered.push(event);
  const unsubscribe = engine.bus.subscribe(quote.id, (event) => onEvent(event));
  const pass = (listener: (event: OfferEvent) => void): void => {
    onEvent = listener;
    buffered.forEach(listener);
  };
  try {
    return { answers: await readListAnswers(services.db, quote.id), events: { pass, unsubscribe } };
  } catch (error) {
    unsubscribe();
    throw error;
  }
}
