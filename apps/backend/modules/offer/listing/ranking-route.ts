/** `GET offer/ranking/{visitId}`: the list's order as a file from which anybody can reproduce it. It contains no personal data. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { documentRoutes } from '@emsal/api/document-routes';
import { ofVisit } from '@emsal/api/calls/shapes';
import { factsOf } from '@emsal/lines/registry/facts-of';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { weightsOf } from '@emsal/ranking/price-percent';
import { publishedWeights } from '@emsal/ranking/published-weights';
import { rankedOrder, type Weights } from '@emsal/ranking/rank';
import { formula, type RankingDownload } from '@emsal/ranking/ranking-download';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fileRoute } from '../../../http/file-route';
import { ProtocolError } from '../../../http/protocol-error';
import type { Services } from '../../../http/services';
import { latestQuote, type QuoteRow } from '../offer-store';
import { insurersNotAsked } from './not-asked';
import { insurerStates } from './insurer-states';
import { rankingTexts } from './ranking.texts';
import { shownList } from './shown-list';

/** The weight of the price in whole percent; the line's published one by default. */
const byWeights = z.object({ price: z.coerce.number().int().min(0).max(100).optional() });

const ranking = fileRoute({
  module: 'offer',
  summary: 'The order of the list as a file, with every value that determines it.',
  params: ofVisit,
  querystring: byWeights,
});

export function mountRanking(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { visitId: VisitId }; Querystring: z.output<typeof byWeights> }>(
    documentRoutes.ranking.path,
    ranking,
    async (request, reply) => {
      const visit = await services.ownerCheck.requireVisit(request, request.params.visitId, 'read');
      const quote = await latestQuote(services.db, visit.id);
      if (!quote) throw new ProtocolError('notFound');
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="siralama-${quote.offerNo}.json"`)
        .header('cache-control', 'no-store')
        .send(JSON.stringify(await rankingOf(services, quote, weightsFor(quote, request.query.price)), null, 2));
    },
  );
}

const weightsFor = ({ line }: QuoteRow, price: number | undefined): Weights =>
  price === undefined ? publishedWeights(factsOf(line as LineId)) : weightsOf(price);

async function rankingOf(services: Services, quote: QuoteRow, given: Weights): Promise<RankingDownload> {
  const { answers, offers } = await shownList(services, quote);
  const ranked = offers.map(({ cacheAmountWithDiscount: total, ...offer }) => ({ ...offer, total }));
  return {
    format: 'emsal-ranking-1',
    offerNo: quote.offerNo,
    line: quote.line,
    madeAt: services.clock.now().toISOString(),
    weights: given,
    formula,
    offers: rankedOrder(ranked, given).map(
      ({ firmId, firmName, productId, productName, total, coverageScore, scoreValue, isSaleExpired }) => ({
        firmId,
        name: firmName,
        productId,
        productName,
        total,
        coverageScore,
        scoreValue,
        ...(isSaleExpired && { isSaleExpired }),
      }),
    ),
    declined: insurerStates(quote, answers).flatMap(({ firmId, name, state, reason = rankingTexts.awaited }) =>
      state === 'offered' ? [] : [{ firmId, name, state, reason }],
    ),
    notAsked: insurersNotAsked(quote),
  };
}
