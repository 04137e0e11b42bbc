/** `GET offer/stream/{visitId}`: server-sent events. A reload or a second tab joins the running quote; leaving closes the stream, never the asking. */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ofVisit } from '@emsal/api/calls/shapes';
import { fileRoute } from '../../../frame/file-route';
import { ProtocolError } from '../../../frame/protocol-error';
import type { Services } from '../../../frame/services';
import type { Engine } from '../asking/engine';
import { marksOf } from '../listing/shown-list';
import { latestQuote, readListAnswers, readQuote, type QuoteRow } from '../offer-store';
import { offerFeed, type OfferFeed, type StreamEvent } from './offer-feed';
import { readPosition } from './stream-position';

const reconnectMs = 1_000;

const written = ({ name, data, id }: StreamEvent): string =>
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
  // A process that drains lets its pages go: they come back to another one with their Last-Event-ID.
  app.addHook('preClose', async () => {
    isDraining = true;
    for (const raw of open) raw.end();
  });
  app.get<{ Params: { visitId: string } }>('/quoterequestapi/offer/stream/:visitId', route, async (request, reply) => {
    const visit = await services.owned.visit(request, request.params.visitId);
    const position = readPosition(request.headers['last-event-id'] as string | undefined);
    const begun = await begunQuote(services, visit.id, position.quoteId);
    const quote = begun ?? (await latestQuote(services.db, visit.id));
    if (!quote) throw new ProtocolError('notFound');
    const { delivered, isComplete } = begun ? position : readPosition(undefined);
    // 204 tells an EventSource that has heard everything, or that none is wanted, to stop coming back.
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
    if (isDraining) reply.raw.end(); // it was asked for before the drain and opened after it
  });
}

/** A page that comes back hears the list that it shows to its end, though another was asked for meanwhile: two lists would mix. */
async function begunQuote({ db }: Services, visitId: string, quoteId: string | null): Promise<QuoteRow | undefined> {
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
  const { raw } = reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // The connection ends with its stream, so that a drain need not wait until it falls idle.
    connection: 'close',
  });
  const send = (events: readonly StreamEvent[]) =>
    void (raw.writable && events.length > 0 && raw.write(events.map(written).join('')));
  const finish = () => void (raw.writable && raw.end(written(feed.complete())));
  const sync = async () => {
    const answers = await readListAnswers(services.db, quote.id);
    send(feed.take(answers));
    if (answers.length >= quote.firmIds.length || (await readQuote(services.db, quote.id))?.completedAt) finish();
  };
  const unsubscribe = engine.bus.subscribe(quote.id, (event) =>
    event.kind === 'answer' ? send(feed.take([event.answer])) : void sync().catch(fail),
  );
  const timer = setInterval(() => void sync().catch(fail), engine.resyncMs);
  const fail = (error: unknown) => {
    request.log.warn({ err: error }, 'offer stream broke: the page comes back');
    raw.destroy();
  };
  raw.on('close', () => {
    unsubscribe();
    clearInterval(timer);
  });
  raw.write(`retry: ${reconnectMs}\n\n`);
  const answers = await readListAnswers(services.db, quote.id);
  const answered = feed.take(answers);
  send([...feed.open(), ...answered]);
  if (quote.completedAt || answers.length >= quote.firmIds.length) finish();
}
