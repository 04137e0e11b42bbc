/** Offers: asking insurers, showing their answers as they come, choosing one (funnel 4.1, 4.2, 7.3). */
import { offerCalls } from '@emsal/api/calls/offer';
import { defineModule } from '../../frame/module';
import type { Services } from '../../frame/services';
import { defaultEngineOptions, openEngine, type Engine, type EngineOptions } from './asking/engine';
import { takeOver } from './asking/take-over';
import { quoteDetail, redirectToSummary } from './choosing/choose-offer';
import { createOffer } from './creating/create-offer';
import { crossOfferCounts } from './listing/cross-offers';
import { filterValues } from './listing/filter-values';
import { offerList, quoteOfVisit } from './listing/offer-list';
import { readAnswers } from './offer-store';
import { mountOfferStream } from './stream/offer-stream';

/** One per process: the module holds the engine with its pools and breakers. */
export function offerModule(options: EngineOptions = defaultEngineOptions) {
  let engine: Engine | null = null;
  const engineOf = (services: Services): Engine => (engine ??= openEngine(services, options));
  return defineModule({
    name: 'offer',
    calls: offerCalls,
    handlers: {
      'POST quoterequestapi/offer/createoffer': (_input, context) => createOffer(context, engineOf(context)),
      'POST quoterequestapi/offer/GetOfferList': (_input, context) => offerList(context),
      // TRAFFIC has no campaign yet: they come with the offer list's second form.
      'POST quoterequestapi/offer/getcampaign': async () => [],
      'POST quoterequestapi/offer/GetCrossOfferCount': (_input, context) => crossOfferCounts(context),
      'POST quoterequestapi/offer/RedirectToSummary': redirectToSummary,
      'GET quoterequestapi/offer/getquotedetail/{visitId}/{headerId}': ({ headerId }, context) =>
        quoteDetail(headerId, context),
      'GET quoterequestapi/offer/GetFilterValues/{visitId}': async (_input, context) => {
        const answers = await readAnswers(context.db, (await quoteOfVisit(context)).id);
        return filterValues(answers.flatMap(({ offers }) => offers));
      },
    },
    routes: (app, services) => mountOfferStream(app, services, engineOf),
    jobs: [takeOver(engineOf)],
    start: async (services) => {
      const started = engineOf(services);
      return async () => {
        engine = null;
        await started.close();
      };
    },
  });
}
