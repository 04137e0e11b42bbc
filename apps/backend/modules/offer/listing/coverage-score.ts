/** The figure of an offer's covers by which it is ranked. */
import { findInsurer } from '@emsal/insurers/registry';
import { serviceRatingOf } from '@emsal/insurers/service-ratings';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { OfferOption } from '@emsal/lines/kit/offer/offer-option';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { optionsOf } from '@emsal/lines/server/server-lines';
import type { StoredOffer } from '../stored-offer';

type Priced = Pick<StoredOffer, 'firmId' | 'options'>;

/** 0 to 10, one decimal: extent of the covers; where the law fixes them and the price, the insurer's service. */
export function coverageScoreOf(line: LineId, { firmId, options = [] }: Priced): number {
  if (factsOf(line).offerList.legalPrice) return serviceRatingOf(firmId);
  const ofInsurer = findInsurer(firmId)?.coverageScore ?? 0;
  const share = options.reduce((left, priced) => left * shareOf(optionsOf(line), priced), 1);
  return Math.round(ofInsurer * share * 10) / 10;
}

/** Of the insurer's covers that remain under what was priced. */
function shareOf(declared: readonly OfferOption[], { key, value }: { key: string; value: string }): number {
  const option = declared.find((one) => one.key === key);
  if (option?.kind !== 'choice' || typeof option.choices === 'string') return 1;
  return option.choices.find((choice) => choice.value === value)?.coverage ?? 1;
}
