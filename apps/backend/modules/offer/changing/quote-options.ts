/** Options of a quote beyond the form: campaigns, a discount code, waiving the online discount. Every insurer is requested again with them. */
import type { ParsedOf } from '@emsal/api/calls/table';
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import { isOccupation } from '@emsal/reference/jobs';
import type { VisitContext } from '../../../http/context';
import { ProtocolError } from '../../../http/protocol-error';
import type { Refusal } from '../../../http/refusal';
import type { Engine } from '../quoting/quote-engine';
import { quoteOfVisit } from '../listing/offer-list';
import { createOffer } from '../creating/create-offer';
import { commonRequest } from '../stored-request';

/** The given campaigns replace the earlier ones; the discounts stay. @throws ProtocolError badBody for an occupation outside the list */
export async function createOfferForCampaign(
  { campaigns, captcha }: ParsedOf<'POST quoterequestapi/offer/createOfferForCampaign'>,
  context: VisitContext,
  engine: Engine,
): Promise<string | Refusal> {
  const { job } = campaigns;
  if (job && !isOccupation(job.code))
    throw new ProtocolError('badBody', { fields: { 'campaigns.job.code': sharedStepOutcomes.jobUnknown.message } });
  const { options } = commonRequest((await quoteOfVisit(context)).request);
  const chosen = { campaigns: Object.keys(campaigns).length > 0 ? campaigns : undefined, options };
  return createOffer(context, engine, { chosen, captcha });
}

/** The code is normalised to capital letters; the campaigns stay. */
export async function createOfferForDiscount(
  { discountCode, removesOnlineDiscount, captcha }: ParsedOf<'POST quoterequestapi/offer/CreateOfferForDiscount'>,
  context: VisitContext,
  engine: Engine,
): Promise<string | Refusal> {
  const { campaigns } = commonRequest((await quoteOfVisit(context)).request);
  const options = {
    ...(discountCode !== undefined && { discountCode: discountCode.toUpperCase() }),
    ...(removesOnlineDiscount && { withoutOnlineDiscount: true }),
  };
  const chosen = { campaigns, options: Object.keys(options).length > 0 ? options : undefined };
  return createOffer(context, engine, { chosen, captcha });
}
