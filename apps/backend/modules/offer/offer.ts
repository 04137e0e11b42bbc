/** Offers: requesting quotes, streaming the answers, choosing one (funnel 4.1, 4.2, 7.3). */
import type { QuoteHeaderId } from '@emsal/api/calls/identifiers';
import { offerCalls } from '@emsal/api/calls/offer';
import type { favouriteCalls } from '@emsal/api/calls/offer/favourites';
import { offerExtraOutcomes } from '@emsal/api/outcomes/change-offer';
import { chooseOfferOutcomes } from '@emsal/api/outcomes/choose-offer';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { quizOf } from '@emsal/lines/server/server-lines';
import type { VisitContext } from '../../http/context';
import type { Handlers } from '../../http/handlers';
import { defineModule } from '../../http/module';
import { refusalsOf, type Refusal } from '../../http/refusal';
import type { Services } from '../../http/services';
import { defaultEngineOptions, openEngine, type Engine, type EngineOptions } from './quoting/quote-engine';
import { recoverOrphanedQuote } from './quoting/recover-orphaned-quote';
import { requireOwnQuote, quoteDetail, redirectToSummary } from './choosing/choose-offer';
import { changeProduct } from './changing/change-product';
import { askAgain, type AskedAgain } from './creating/ask-again';
import { createOffer } from './creating/create-offer';
import { createOfferForCampaign, createOfferForDiscount } from './changing/quote-options';
import { coverDescription } from './documents/cover-description';
import { downloadQuotePdf } from './documents/download-quote-pdf';
import { crossOfferCounts } from './listing/cross-offers';
import { campaignsOf } from './listing/campaigns';
import { comparedQuotes, compareQuotes } from './listing/compare-quotes';
import { passiveFavourites, setFavourite } from './choosing/favourites';
import { filterValues } from './listing/filter-values';
import { offerList, quoteOfVisit } from './listing/offer-list';
import { mountRanking } from './listing/ranking-route';
import { shownList } from './listing/shown-list';
import { upsellsOf } from './listing/upsell';
import { fillFunnelFromOffer, insuredInfo } from './links/offer-link';
import { dropFavourite, readFavourites } from './favourite-offer-store';
import { latestQuote, type QuoteRow } from './offer-store';
import { mountOfferStream } from './stream/offer-stream';

const refuse = refusalsOf({ ...offerExtraOutcomes, ...chooseOfferOutcomes });
const ofPartners = 'POST quoterequestapi/arabamcom/CreateArabamcomOffer/{encryptedId}';
const { [ofPartners]: _partners, ...ownCalls } = offerCalls;

/** One engine for each database, hence one per process, with its pools and circuit breakers. */
function ownEngines(options: EngineOptions) {
  const engines = new WeakMap<Services['database'], Engine>();
  const engineOf = (services: Services): Engine => {
    const engine = engines.get(services.database) ?? openEngine(services, options);
    engines.set(services.database, engine);
    return engine;
  };
  const start = async (services: Services) => {
    const started = engineOf(services);
    return async () => {
      engines.delete(services.database);
      await started.close();
    };
  };
  return { engineOf, start };
}

export function offerModule(options: EngineOptions = defaultEngineOptions) {
  const { engineOf, start } = ownEngines(options);
  const module = defineModule({
    name: 'offer',
    calls: ownCalls,
    handlers: {
      'POST quoterequestapi/offer/createoffer': ({ captcha }, context) =>
        createOffer(context, engineOf(context), { captcha }),
      'POST quoterequestapi/offer/createOfferForCampaign': (input, context) =>
        createOfferForCampaign(input, context, engineOf(context)),
      'POST quoterequestapi/offer/CreateOfferForDiscount': (input, context) =>
        createOfferForDiscount(input, context, engineOf(context)),
      'POST quoterequestapi/offer/createOfferForProductId': (input, context) =>
        changeProduct(input, context, engineOf(context)),
      ...listingHandlers,
      ...favouriteHandlers,
      'POST quoterequestapi/offer/RedirectToSummary': redirectToSummary,
      'POST quoterequestapi/offer/FillFunnelFromOffer': fillFunnelFromOffer,
      'GET quoterequestapi/offer/GetInsuredInfo/{QuoteRequestHeaderId}/{Hash}/{Redirect}': insuredInfo,
      'POST quoterequestapi/offer/DownloadQuotePdf': downloadQuotePdf,
    },
    routes: (app, services) => {
      mountOfferStream(app, services, engineOf);
      mountRanking(app, services);
    },
    jobs: [recoverOrphanedQuote(engineOf)],
    start,
  });
  return { ...module, ...forOtherModules(engineOf) };
}
export type OfferModule = ReturnType<typeof offerModule>;

const forOtherModules = (engineOf: (services: Services) => Engine) => ({
  requestQuotes: (context: VisitContext): Promise<string | Refusal> => createOffer(context, engineOf(context)),
  askAgain: (asked: AskedAgain): Promise<QuoteRow | null> => askAgain(asked, engineOf(asked.services)),
  admitsWatch: (services: Services): Promise<boolean> => engineOf(services).admission.admitWatch(),
});

const waitingQuiz = (line: LineId) => quizOf(line).map((one) => ({ ...one, answers: [...one.answers] }));

const shown = async (context: VisitContext) => (await shownList(context, await quoteOfVisit(context))).offers;

/** Empty before the first quote: the form may call it. */
async function campaigns(quoteHeaderId: QuoteHeaderId | 0, context: VisitContext) {
  const quote =
    quoteHeaderId === 0
      ? await latestQuote(context.db, context.visit.id)
      : await requireOwnQuote(context, quoteHeaderId);
  return quote ? campaignsOf((await shownList(context, quote)).offers) : [];
}

const listingHandlers: Pick<
  Handlers<typeof offerCalls>,
  | 'POST quoterequestapi/offer/GetOfferList'
  | 'POST quoterequestapi/offer/getcampaign'
  | 'POST quoterequestapi/offer/GetCrossOfferCount'
  | 'POST quoterequestapi/offer/GetUpsellList'
  | 'GET quoterequestapi/offer/getquotedetail/{visitId}/{headerId}'
  | 'GET quoterequestapi/offer/GetFilterValues/{visitId}'
  | 'POST quoterequestapi/offer/CompareQuoteDetail/{visitId}'
  | 'GET quoterequestapi/offer/getCompareQuoteDetailList/{query}'
  | 'GET quoterequestapi/offer/GetAssuranceDetailContent/{id}'
  | 'GET quoterequestapi/offer/GetWaitingQuiz/{visitId}'
> = {
  'POST quoterequestapi/offer/GetOfferList': (_input, context) => offerList(context),
  'POST quoterequestapi/offer/getcampaign': ({ quoteHeaderId }, context) => campaigns(quoteHeaderId, context),
  'POST quoterequestapi/offer/GetCrossOfferCount': (_input, context) => crossOfferCounts(context),
  'POST quoterequestapi/offer/GetUpsellList': async ({ productId }, context) => {
    const offer = (await shown(context)).find((one) => one.productId === productId);
    return offer ? upsellsOf(offer) : refuse('offerGone');
  },
  'GET quoterequestapi/offer/getquotedetail/{visitId}/{headerId}': ({ headerId }, context) =>
    quoteDetail(headerId, context),
  'GET quoterequestapi/offer/GetFilterValues/{visitId}': async (_input, context) => filterValues(await shown(context)),
  'POST quoterequestapi/offer/CompareQuoteDetail/{visitId}': compareQuotes,
  'GET quoterequestapi/offer/getCompareQuoteDetailList/{query}': ({ query }, context) => comparedQuotes(query, context),
  'GET quoterequestapi/offer/GetAssuranceDetailContent/{id}': async ({ id }) =>
    coverDescription(id) ?? refuse('assuranceUnknown'),
  'GET quoterequestapi/offer/GetWaitingQuiz/{visitId}': async (_input, { visit }) => waitingQuiz(visit.line),
};

const favouriteHandlers: Handlers<typeof favouriteCalls> = {
  'POST quoterequestapi/offer/SetFavorite/{visitId}/{quoteHeaderId}/{productId}': setFavourite,
  'POST quoterequestapi/offer/DeleteFavorite/{visitId}/{productId}': async (favourite, { db }) => {
    await dropFavourite(db, favourite);
    return null;
  },
  'GET quoterequestapi/offer/GetFavoriteCount/{visitId}': async ({ visitId }, { db }) =>
    (await readFavourites(db, visitId)).length,
  'POST quoterequestapi/offer/getPassiveFavoriteOfferList': (_input, context) => passiveFavourites(context),
};
