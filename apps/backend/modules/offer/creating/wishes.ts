/** What the visitor adds to the answers of the form: campaigns, a discount code, giving up the online discount. Every insurer is asked again with it. */
import type { ParsedOf } from '@emsal/api/calls/table';
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { isOccupation } from '@emsal/reference/jobs';
import type { VisitContext } from '../../../frame/context';
import { ProtocolError } from '../../../frame/protocol-error';
import type { Refusal } from '../../../frame/refusal';
import type { Engine } from '../asking/engine';
import { quoteOfVisit } from '../listing/offer-list';
import { createOffer } from './create-offer';

export type Wishes = Pick<QuoteRequest, 'campaigns' | 'adjust'>;

/** Campaigns of the call take the place of those before; the discounts stay as they were. @throws ProtocolError badBody for an occupation that is not on the list */
export async function createOfferForCampaign(
  { campaigns }: ParsedOf<'POST quoterequestapi/offer/createOfferForCampaign'>,
  context: VisitContext,
  engine: Engine,
): Promise<string | Refusal> {
  const { job } = campaigns;
  if (job && !isOccupation(job.code))
    throw new ProtocolError('badBody', { fields: { 'campaigns.job.code': sharedStepOutcomes.jobUnknown.message } });
  const { adjust } = (await quoteOfVisit(context)).request;
  return createOffer(context, engine, {
    campaigns: Object.keys(campaigns).length > 0 ? campaigns : undefined,
    adjust,
  });
}

/** The code is written as insurers know it; the campaigns stay as they were. */
export async function createOfferForDiscount(
  { discountCode, removesOnlineDiscount }: ParsedOf<'POST quoterequestapi/offer/CreateOfferForDiscount'>,
  context: VisitContext,
  engine: Engine,
): Promise<string | Refusal> {
  const { campaigns } = (await quoteOfVisit(context)).request;
  const adjust = {
    ...(discountCode !== undefined && { discountCode: discountCode.toUpperCase() }),
    ...(removesOnlineDiscount && { withoutOnlineDiscount: true }),
  };
  return createOffer(context, engine, {
    campaigns,
    adjust: Object.keys(adjust).length > 0 ? adjust : undefined,
  });
}
