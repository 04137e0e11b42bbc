/** `GET offer/ranking/{visitId}`: the list's order as a file from which anybody can compute it again. Nothing in it says who asked. */
import { ofVisit } from '@emsal/api/calls/shapes';
import { pricePercent, weightsOf } from '@emsal/ranking/price-percent';
import { inOrder, weights, type Weights } from '@emsal/ranking/rank';
import { formula, type RankingDownload } from '@emsal/ranking/ranking-download';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fileRoute } from '../../../frame/file-route';
import { ProtocolError } from '../../../frame/protocol-error';
import type { Services } from '../../../frame/services';
import { latestQuote, type QuoteRow } from '../offer-store';
import { notAsked } from './not-asked';
import { insurerStates } from './insurer-states';
import { shownList } from './shown-list';

const stillAsked = 'Yanıtı bekleniyor.';

/** The price's share in whole percent; without it the published one. */
const byWeights = z.object({ price: z.coerce.number().int().min(0).max(100).default(pricePercent(weights)) });

const ranking = fileRoute({
  module: 'offer',
  summary: 'The order of the list as a file, with all that it follows from.',
  params: ofVisit,
  querystring: byWeights,
});

export function mountRanking(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { visitId: string }; Querystring: z.output<typeof byWeights> }>(
    '/quoterequestapi/offer/ranking/:visitId',
    ranking,
    async (request, reply) => {
      const visit = await services.owned.visit(request, request.params.visitId);
      const quote = await latestQuote(services.db, visit.id);
      if (!quote) throw new ProtocolError('notFound');
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="siralama-${quote.offerNo}.json"`)
        .header('cache-control', 'no-store')
        .send(JSON.stringify(await rankingOf(services, quote, weightsOf(request.query.price)), null, 2));
    },
  );
}

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
    offers: inOrder(ranked, given).map(
      ({ firmId, firmName, productId, productName, total, coverageScore, scoreValue, isSaleExpired }) => ({
        ...{ firmId, name: firmName, productId, productName, total, coverageScore, scoreValue },
        ...(isSaleExpired && { isSaleExpired }),
      }),
    ),
    declined: insurerStates(quote, answers).flatMap(({ firmId, name, state, reason = stillAsked }) =>
      state === 'offered' ? [] : [{ firmId, name, state, reason }],
    ),
    notAsked: notAsked(quote),
  };
}
